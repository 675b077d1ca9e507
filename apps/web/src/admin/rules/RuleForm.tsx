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
import { ChoiceField, Problem, TextField } from './RuleField.tsx';
import { RuleProblems } from './rule-problems.ts';
import type { RuleDetails } from './rule-queries.ts';
import { rulesTexts } from './rules.locale.ts';
import { useSaveRule } from './use-save-rule.ts';

interface RuleFormProps {
  readonly app: string;
  /** Null: a new one. */
  readonly details: RuleDetails | null;
  readonly models: readonly RoleModel[];
}

/** Everything of a rule, kept as it stands or not at all. */
export function RuleForm({ app, details, models }: RuleFormProps) {
  const t = useTexts(rulesTexts);
  const locale = useLocale();
  const failureText = useFailureText();
  const [draft, setDraft] = useState<RuleDraft>(() => details?.rule ?? newRule(models[0]?.code ?? ''));
  const [missing, setMissing] = useState<ReadonlySet<string>>(new Set());
  const save = useSaveRule(app, details);
  const problems = useRuleProblems(missing, save.error);
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
    <RuleProblems value={problems}>
      <SettingsSection title={t('naming')}>
        <div className="rules-pair">
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
        <div className="rules-pair">
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
        <Problem problems={problems.get('actions') ?? []} />
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
        <span role="alert" className="rules-problem">
          {save.isError ? failureText(save.error) : null}
        </span>
      </StickyBar>
    </RuleProblems>
  );
}

/** What is not filled in here, and what the server said, by place; what is wrong in a formula with where it begins. */
function useRuleProblems(missing: ReadonlySet<string>, failure: Error | null): ReadonlyMap<string, readonly string[]> {
  const t = useTexts(rulesTexts);
  return useMemo(() => {
    const told = new Map<string, string[]>([...missing].map((path) => [path, [t(path === 'code' ? 'codeRule' : 'required')]]));
    const issues = failure instanceof RequestFailure ? (failure.refusal?.issues ?? []) : [];
    for (const { path, message = '', params } of issues) {
      const from = params?.['from'];
      const text = typeof from === 'number' && path.endsWith('formula') ? t('position', { from: from + 1, message }) : message;
      told.set(path, [...(told.get(path) ?? []), text]);
    }
    return told;
  }, [missing, failure, t]);
}
