import { Button } from 'antd';
import type { RuleAction } from '@inkstone/schema';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import type { RoleModel } from '../roles/role-queries.ts';
import { Mappings } from './Mappings.tsx';
import { columnsOf, itemsOf, modelChoices, sheetsOf } from './model-choices.ts';
import { RefusalFields } from './RefusalFields.tsx';
import { RowMappings } from './RowMappings.tsx';
import { actionKinds, changedKind } from './rule-draft.ts';
import { RuleCondition } from './RuleCondition.tsx';
import { ChoiceField, FormulaField, FieldIssues, type RuleChoice } from './RuleField.tsx';
import { useFieldIssues } from './rule-issues.ts';
import { rulesTexts } from './rules.locale.ts';
import styles from './rules.module.css';

interface ActionCardProps {
  readonly index: number;
  readonly action: RuleAction;
  readonly models: readonly RoleModel[];
  readonly source: RoleModel | undefined;
  /** Inputs of the called rule. */
  readonly inputs: readonly RuleChoice[];
  readonly onChange: (action: RuleAction) => void;
  readonly onRemove: (() => void) | null;
}

/** One action of a rule, with the fields of its kind. */
export function ActionCard({ index, action, models, source, inputs, onChange, onRemove }: ActionCardProps) {
  const t = useTexts(rulesTexts);
  const locale = useLocale();
  const path = `actions.${index}`;
  const target = 'schemaCode' in action ? models.find(({ code }) => code === action.schemaCode) : undefined;
  const each = 'each' in action ? action.each : undefined;
  const own = each === undefined ? [] : columnsOf(source, each, locale);
  const sources = [...own, ...inputs, ...itemsOf(source, locale)];
  return (
    <section className={styles.action} aria-label={t('action', { n: index + 1 })}>
      <div className={styles.head}>
        <h3>{t('action', { n: index + 1 })}</h3>
        {onRemove ? (
          <Button size="small" type="text" danger onClick={onRemove}>
            {t('removeAction', { n: index + 1 })}
          </Button>
        ) : null}
      </div>
      <FieldIssues issues={useFieldIssues(path)} />
      <div className={styles.pair}>
        <ChoiceField
          label={t('kind')}
          path={`${path}.kind`}
          value={action.kind}
          choices={actionKinds.map((kind) => ({ value: kind, label: t(kind) }))}
          onChange={(kind) => onChange(changedKind(action, kind as RuleAction['kind'], source?.code ?? ''))}
        />
        {action.kind === 'check' ? null : (
          <ChoiceField
            label={t('target')}
            path={`${path}.schemaCode`}
            value={action.schemaCode ?? ''}
            choices={modelChoices(models, locale)}
            onChange={(schemaCode) => onChange({ ...action, schemaCode })}
          />
        )}
        {action.kind === 'check' || action.kind === 'calculate' ? null : (
          <ChoiceField
            label={t('each')}
            path={`${path}.each`}
            value={each ?? ''}
            choices={[
              { value: '', label: t('once') },
              ...sheetsOf(source, locale).map(({ value, label }) => ({ value, label: t('eachRow', { name: label }) })),
            ]}
            onChange={(next) => onChange(withEach(action, next))}
          />
        )}
        {'none' in action ? (
          <ChoiceField
            label={t('missing')}
            path={`${path}.none`}
            value={action.none}
            choices={[
              { value: 'ignore', label: t('ignore') },
              { value: 'refuse', label: t('refuse') },
            ]}
            onChange={(none) => onChange({ ...action, none: none as 'ignore' | 'refuse' })}
          />
        ) : null}
      </div>
      {action.kind === 'check' ? (
        <FormulaField
          label={t('formula')}
          path={`${path}.formula`}
          value={action.formula}
          onChange={(formula) => onChange({ ...action, formula })}
        />
      ) : null}
      {'condition' in action && action.schemaCode ? (
        <RuleCondition
          label={t('findBy')}
          path={`${path}.condition`}
          schemaCode={action.schemaCode}
          condition={action.condition}
          sources={sources}
          onChange={(condition) => onChange({ ...action, condition })}
        />
      ) : null}
      {action.kind === 'check' || action.kind === 'find' ? (
        <RefusalFields path={path} action={action} fields={itemsOf(source, locale)} onChange={onChange} />
      ) : null}
      {'mappings' in action ? (
        <>
          <Mappings
            path={`${path}.mappings`}
            mappings={action.mappings}
            targets={itemsOf(target, locale)}
            onChange={(mappings) => onChange({ ...action, mappings })}
          />
          <RowMappings
            path={`${path}.rows`}
            rows={action.rows}
            source={source}
            target={target}
            onChange={(rows) => onChange({ ...action, rows })}
          />
        </>
      ) : null}
      {action.kind === 'calculate' ? (
        <Mappings
          path={`${path}.results`}
          mappings={action.results}
          targets={null}
          onChange={(results) => onChange({ ...action, results })}
        />
      ) : null}
    </section>
  );
}

type WithRows = Exclude<RuleAction, { kind: 'check' | 'calculate' }>;

function withEach(action: WithRows, each: string): RuleAction {
  const { each: _before, ...rest } = action;
  return (each === '' ? rest : { ...rest, each }) as RuleAction;
}
