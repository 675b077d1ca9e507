import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button, Modal } from 'antd';
import { useRef, useState } from 'react';
import { deleteBusinessRule } from '@inkstone/api';
import { localizedName } from '@inkstone/schema';
import { useAnnounce } from '@inkstone/ui-kit';
import { createIntention } from '../../platform/api/intention.ts';
import { useFailureText } from '../../platform/failure/use-failure-text.ts';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import { useClient } from '../../platform/platform.ts';
import { useNavigate } from '../../platform/router/index.ts';
import type { RuleDetails } from './rule-queries.ts';
import { rulesTexts } from './rules.locale.ts';
import styles from './rules.module.css';

/** Asks for confirmation before deleting a rule. */
export function RemoveRule({ details: { id, rule } }: { readonly details: RuleDetails }) {
  const t = useTexts(rulesTexts);
  const locale = useLocale();
  const client = useClient();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const announce = useAnnounce();
  const failureText = useFailureText();
  const intention = useRef(createIntention());
  const [isAsking, setIsAsking] = useState(false);
  const remove = useMutation({
    mutationFn: () => client.call(deleteBusinessRule, { id }, { idempotencyKey: intention.current.keyFor(id) }),
    onSuccess: async () => {
      intention.current.fulfil();
      await queries.invalidateQueries({ queryKey: ['business-rules'] });
      announce(t('removed'));
      navigate('/admin/rules');
    },
  });
  return (
    <>
      <Button danger onClick={() => setIsAsking(true)}>
        {t('remove')}
      </Button>
      <Modal
        open={isAsking}
        title={t('removeQuestion', { name: localizedName(rule, locale) })}
        okText={t('remove')}
        okButtonProps={{ danger: true }}
        cancelText={t('cancel')}
        confirmLoading={remove.isPending}
        onOk={() => remove.mutate()}
        onCancel={() => setIsAsking(false)}
        closable={{ 'aria-label': t('cancel') }}
      >
        <p>{t('removeHint')}</p>
        <div role="alert" className={styles.problem}>
          {remove.error ? failureText(remove.error) : null}
        </div>
      </Modal>
    </>
  );
}
