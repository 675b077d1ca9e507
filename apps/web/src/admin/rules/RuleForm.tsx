import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import { Button, Checkbox } from 'antd';
import { useMemo, useState } from 'react';
import { StickyBar } from '@inkstone/ui-kit';
import { RequestFailure } from '../../platform/api/request-failure.ts';
import { useFailureText } from '../../platform/failure/use-failure-text.ts';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import type { RoleModel } from '../roles/role-queries.ts';
import { SettingsSection } from '../settings/SettingsSection.tsx';
import { ActionCard } from './ActionCard.tsx';
import { InputList } from './InputList.tsx';
import { modelChoices } from './model-choices.ts';
import { RemoveRule } from './RemoveRule.tsx';
import { missingIn, newAction, newRule, triggers, type RuleDraft } from './rule-draft.ts';
import { RuleCondition } from './RuleCondition.tsx';
import { ChoiceField, FieldIssues, TextField } from './RuleField.tsx';
import { RuleIssues } from './rule-issues.ts';
import type { RuleDetails } from './rule-queries.ts';
import { rulesTexts } from './rules.locale.ts';
import { useSaveRule } from './use-save-rule.ts';
import styles from './rules.module.css';

interface RuleFormProps {
  readonly app: string;
  /** Null: a new rule. */
  readonly details: RuleDetails | null;
  readonly models: readonly RoleModel[];
}

/** All settings of a rule, saved as one. */
export function RuleForm({ app, details, models }: RuleFormProps) {
  const t = useTexts(rulesTexts);
  const locale = useLocale();
  const failureText = useFailureText();
  const [draft, setDraft] = useState<RuleDraft>(() => details?.rule ?? newRule(models[0]?.code ?? ''));
  const [missing, setMissing] = useState<ReadonlySet<string>>(new Set());
  const save = useSaveRule(app, details);
  const issues = useRuleIssues(missing, save.error);
  const source = models.find(({ code }) => code === draft.schemaCode);
  const inputs = draft.inputs.map(({ name }) => ({ value: name, label: name }));
  const change = (part: Partial<RuleDraft>): void => {
    setDraft({ ...draft, ...part });
    if (save.isSuccess) save.reset();
  };

  function handleSave(): void {
    const found = missingIn(draft);
    setMissing(found);
    save.reset();
    if (found.size === 0) save.mutate(draft);
  }

  return (
    <RuleIssues value={issues}>
      <SettingsSection title={t('naming')}>
        <div className={styles.pair}>
          <TextField label={t('name')} path="name" value={draft.name} maxLength={50} onChange={(name) => change({ name })} />
          <TextField
            label={t('english')}
            path="name_i18n"
            value={draft.name_i18n?.en ?? ''}
            maxLength={50}
            onChange={(en) => change({ name_i18n: { ...draft.name_i18n, en } })}
          />
          <TextField
            label={t('code')}
            path="code"
            value={draft.code}
            maxLength={64}
            disabled={details !== null}
            onChange={(code) => change({ code })}
          />
        </div>
        <Checkbox checked={draft.active} onChange={({ target }) => change({ active: target.checked })}>
          {t('active')}
        </Checkbox>
      </SettingsSection>
      <SettingsSection title={t('when')} hint={t('conditionHint')}>
        <div className={styles.pair}>
          <ChoiceField
            label={t('model')}
            path="schemaCode"
            value={draft.schemaCode}
            choices={modelChoices(models, locale)}
            onChange={(schemaCode) => change({ schemaCode })}
          />
          <ChoiceField
            label={t('trigger')}
            path="trigger"
            value={draft.trigger}
            choices={triggers.map((trigger) => ({ value: trigger, label: t(trigger) }))}
            onChange={(trigger) => change({ trigger: trigger as RuleDraft['trigger'] })}
          />
        </div>
        {draft.trigger === 'called' ? <InputList inputs={draft.inputs} onChange={(next) => change({ inputs: next })} /> : null}
        {draft.schemaCode ? (
          <RuleCondition
            label={t('condition')}
            path="when"
            schemaCode={draft.schemaCode}
            condition={draft.when}
            sources={[]}
            onChange={(when) => change({ when })}
          />
        ) : null}
      </SettingsSection>
      <SettingsSection title={t('actions')} hint={t('actionsHint')}>
        <FieldIssues issues={issues.get('actions') ?? []} />
        {draft.actions.map((action, index) => (
          <ActionCard
            key={index}
            index={index}
            action={action}
            models={models}
            source={source}
            inputs={inputs}
            onChange={(next) => change({ actions: draft.actions.map((each, at) => (at === index ? next : each)) })}
            onRemove={draft.actions.length > 1 ? () => change({ actions: draft.actions.filter((_, at) => at !== index) }) : null}
          />
        ))}
        <Button
          icon={<PlusOutlined />}
          disabled={draft.actions.length >= 20}
          onClick={() => change({ actions: [...draft.actions, newAction('insert', draft.schemaCode)] })}
        >
          {t('addAction')}
        </Button>
      </SettingsSection>
      <StickyBar label={t('saving')}>
        <Button type="primary" loading={save.isPending} onClick={handleSave}>
          {t('save')}
        </Button>
        {details ? <RemoveRule details={details} /> : null}
        <span>{save.isSuccess ? t('done') : null}</span>
        <span role="alert" className={styles.problem}>
          {save.isError ? failureText(save.error) : null}
        </span>
      </StickyBar>
    </RuleIssues>
  );
}

/** Returns issues by path: required fields that are empty, and issues from the server. Issues in formulas include their position. */
function useRuleIssues(missing: ReadonlySet<string>, failure: Error | null): ReadonlyMap<string, readonly string[]> {
  const t = useTexts(rulesTexts);
  return useMemo(() => {
    const issues = new Map<string, string[]>([...missing].map((path) => [path, [t(path === 'code' ? 'codeRule' : 'required')]]));
    const refused = failure instanceof RequestFailure ? (failure.refusal?.issues ?? []) : [];
    for (const { path, message = '', params } of refused) {
      const from = params?.['from'];
      const text = typeof from === 'number' && path.endsWith('formula') ? t('position', { from: from + 1, message }) : message;
      issues.set(path, [...(issues.get(path) ?? []), text]);
    }
    return issues;
  }, [missing, failure, t]);
}
