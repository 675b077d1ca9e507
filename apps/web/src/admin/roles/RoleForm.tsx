import { Button, Input } from 'antd';
import { useId, useState } from 'react';
import { StickyBar } from '@inkstone/ui-kit';
import { trimText } from '@inkstone/schema';
import { useFailureText } from '../../platform/failure/use-failure-text.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { SettingsSection } from '../settings/SettingsSection.tsx';
import { GrantCard } from './GrantCard.tsx';
import { RoleMembers } from './RoleMembers.tsx';
import { draftOf, noGrant, type GrantDraft, type RoleDraft } from './role-draft.ts';
import type { AppRole, RoleModel } from './role-queries.ts';
import { rolesTexts } from './roles.locale.ts';
import { useSaveRole } from './use-save-role.ts';
import styles from './roles.module.css';

interface RoleFormProps {
  readonly app: string;
  /** Null: a new role. */
  readonly role: AppRole | null;
  readonly models: readonly RoleModel[];
}

/** All settings of a role, saved as one. */
export function RoleForm({ app, role, models }: RoleFormProps) {
  const t = useTexts(rolesTexts);
  const failureText = useFailureText();
  const [draft, setDraft] = useState<RoleDraft>(() => draftOf(role));
  const [isChecked, setIsChecked] = useState(false);
  const save = useSaveRole(app, role);
  const nameIssue = isChecked && trimText(draft.name) === '' ? t('nameRule') : null;
  const change = (part: Partial<RoleDraft>): void => {
    setDraft({ ...draft, ...part });
    if (save.isSuccess) save.reset();
  };
  const changeGrant = (code: string, grant: GrantDraft): void => change({ grants: { ...draft.grants, [code]: grant } });

  function handleSave(): void {
    setIsChecked(true);
    if (trimText(draft.name) === '' || Object.values(draft.grants).some(lacksCondition)) return;
    save.mutate(draft);
  }

  return (
    <>
      <SettingsSection title={t('naming')}>
        <NameField label={t('name')} value={draft.name} issue={nameIssue} onChange={(name) => change({ name })} />
        <NameField label={t('english')} value={draft.english} issue={null} onChange={(english) => change({ english })} />
      </SettingsSection>
      <SettingsSection title={t('members')}>
        <RoleMembers members={draft.members} onChange={(members) => change({ members })} />
      </SettingsSection>
      <SettingsSection title={t('models')} hint={t('modelsHint')}>
        {models.map((model) => {
          const grant = draft.grants[model.code] ?? noGrant;
          return (
            <GrantCard
              key={model.code}
              model={model}
              grant={grant}
              issue={isChecked && lacksCondition(grant) ? t('conditionMissing') : null}
              onChange={(next) => changeGrant(model.code, next)}
            />
          );
        })}
      </SettingsSection>
      <StickyBar label={t('actions')}>
        <Button type="primary" loading={save.isPending} onClick={handleSave}>
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

function lacksCondition({ rights, scope, whole }: GrantDraft): boolean {
  return rights.length > 0 && scope === 'condition' && whole === null;
}

interface NameFieldProps {
  readonly label: string;
  readonly value: string;
  readonly issue: string | null;
  readonly onChange: (value: string) => void;
}

function NameField({ label, value, issue, onChange }: NameFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <Input
        id={id}
        maxLength={50}
        value={value}
        status={issue ? 'error' : ''}
        aria-invalid={issue !== null}
        onChange={({ target }) => onChange(target.value)}
      />
      <p role="alert" className={styles.issue}>
        {issue}
      </p>
    </div>
  );
}
