import { Radio } from 'antd';
import { useId } from 'react';
import { joinNamed } from '@inkstone/schema';
import fieldStyles from '../../platform/fields/fields.module.css';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import { RoleMembers } from '../../admin/roles/RoleMembers.tsx';
import { lacksMembers, type AccessDraft, type AudienceDraft } from './access-draft.ts';
import { accessTexts } from './access.locale.ts';
import styles from './access.module.css';

interface AccessFieldsProps {
  readonly draft: AccessDraft;
  /** Whether a missing answer is marked. */
  readonly isTried: boolean;
  readonly disabled?: boolean;
  readonly onChange: (draft: AccessDraft) => void;
}

/** Asks who may start an application and who sees all of it. */
export function AccessFields({ draft, isTried, disabled = false, onChange }: AccessFieldsProps) {
  const t = useTexts(accessTexts);
  const { starters, viewers } = draft;
  return (
    <>
      <AudienceField
        label={t('starters')}
        answers={['everybody', 'members']}
        audience={starters}
        isTried={isTried}
        disabled={disabled}
        onChange={(next) => onChange({ ...draft, starters: next })}
      />
      <AudienceField
        label={t('viewers')}
        answers={['nobody', 'members', 'everybody']}
        audience={viewers}
        isTried={isTried}
        disabled={disabled}
        onChange={(next) => onChange({ ...draft, viewers: next })}
      />
    </>
  );
}

const answerTexts = { everybody: 'everybody', members: 'members', nobody: 'onlyOwn' } as const;

interface AudienceFieldProps {
  readonly label: string;
  readonly answers: readonly AudienceDraft['who'][];
  readonly audience: AudienceDraft;
  readonly isTried: boolean;
  readonly disabled: boolean;
  readonly onChange: (audience: AudienceDraft) => void;
}

function AudienceField({ label, answers, audience, isTried, disabled, onChange }: AudienceFieldProps) {
  const t = useTexts(accessTexts);
  const locale = useLocale();
  const id = useId();
  const { who, members } = audience;
  const issue = isTried && lacksMembers(audience) ? t('noMembers') : null;
  return (
    <div>
      <span id={id} className={fieldStyles.label}>
        {label}
      </span>
      <Radio.Group
        className={styles.answers!}
        aria-labelledby={id}
        disabled={disabled}
        value={who}
        options={answers.map((value) => ({ value, label: t(answerTexts[value]) }))}
        onChange={({ target }) => onChange({ ...audience, who: target.value as AudienceDraft['who'] })}
      />
      {who === 'members' && !disabled ? (
        <div role="group" aria-labelledby={id} className={styles.members}>
          <RoleMembers members={members} onChange={(next) => onChange({ ...audience, members: next })} />
        </div>
      ) : null}
      {who === 'members' && disabled ? <p className={styles.members}>{joinNamed(members, locale)}</p> : null}
      <p role="alert" className={fieldStyles.issue}>
        {issue}
      </p>
    </div>
  );
}
