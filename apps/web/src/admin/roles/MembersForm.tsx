import { Button } from 'antd';
import { useState } from 'react';
import { StickyBar } from '@inkstone/ui-kit';
import { useFailureText } from '../../platform/failure/use-failure-text.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { UnsavedGuard } from '../../platform/page/UnsavedGuard.tsx';
import { SettingsSection } from '../settings/SettingsSection.tsx';
import { RoleMembers } from './RoleMembers.tsx';
import type { AppRole, Member } from './role-queries.ts';
import { rolesTexts } from './roles.locale.ts';
import { useSaveMembers } from './use-save-members.ts';
import styles from './roles.module.css';

/** The members of a role, saved as one. */
export function MembersForm({ app, role }: { readonly app: string; readonly role: AppRole }) {
  const t = useTexts(rolesTexts);
  const failureText = useFailureText();
  // Null: what is stored.
  const [entered, setEntered] = useState<readonly Member[] | null>(null);
  const save = useSaveMembers(app, role, () => setEntered(null));
  const members = entered ?? role.members;
  return (
    <>
      <UnsavedGuard isUnsaved={() => entered !== null} />
      <SettingsSection title={t('members')}>
        <RoleMembers
          members={members}
          onChange={(next) => {
            setEntered(next);
            if (save.isSuccess) save.reset();
          }}
        />
      </SettingsSection>
      <StickyBar label={t('actions')}>
        <Button type="primary" loading={save.isPending} onClick={() => save.mutate(members)}>
          {t('save')}
        </Button>
        <span>{save.isSuccess ? t('saved') : null}</span>
        <span role="alert" className={styles.failure}>
          {save.isError ? failureText(save.error) : null}
        </span>
      </StickyBar>
    </>
  );
}
