import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Modal } from 'antd';
import { useRef } from 'react';
import { deleteAppRole } from '@inkstone/api';
import { localizedName } from '@inkstone/schema';
import { useAnnounce } from '@inkstone/ui-kit';
import { createIntention } from '../../platform/api/intention.ts';
import { useFailureText } from '../../platform/failure/use-failure-text.ts';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import { useClient } from '../../platform/platform.ts';
import type { AppRole } from './role-queries.ts';
import { rolesTexts } from './roles.locale.ts';
import styles from './roles.module.css';

/** Asks for confirmation before deleting a role, and explains the effect on its models. */
export function RemoveRoleDialog({ role, onClose }: { readonly role: AppRole; readonly onClose: () => void }) {
  const t = useTexts(rolesTexts);
  const locale = useLocale();
  const client = useClient();
  const queries = useQueryClient();
  const announce = useAnnounce();
  const failureText = useFailureText();
  const intention = useRef(createIntention());
  const remove = useMutation({
    mutationFn: () => client.call(deleteAppRole, { id: role.id }, { idempotencyKey: intention.current.keyFor(role.id) }),
    onSuccess: async () => {
      intention.current.fulfil();
      await queries.invalidateQueries({ queryKey: ['app-roles'] });
      announce(t('removed'));
      onClose();
    },
  });
  return (
    <Modal
      open
      title={t('removeQuestion', { name: localizedName(role, locale) })}
      okText={t('remove')}
      okButtonProps={{ danger: true }}
      cancelText={t('cancel')}
      confirmLoading={remove.isPending}
      onOk={() => remove.mutate()}
      onCancel={onClose}
      closable={{ 'aria-label': t('cancel') }}
    >
      <p>{t('removeHint')}</p>
      <div role="alert" className={styles.failure}>
        {remove.error ? failureText(remove.error) : null}
      </div>
    </Modal>
  );
}
