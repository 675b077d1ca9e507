import type { ReactNode } from 'react';
import { isJsonObject, type Json, type JsonObject } from '@inkstone/design';
import { ruleActionKinds, type DocumentKey } from '@inkstone/schema';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import { CodeSelect } from '../fields/CodeSelect.tsx';
import { DraftInput } from '../fields/DraftInput.tsx';
import { LineActions } from '../fields/LineActions.tsx';
import { PropertyIssues, PropertyLine } from '../fields/PropertyLine.tsx';
import { RecordConditions } from '../fields/RecordConditions.tsx';
import type { FormulaField } from '../formula/formula-field.ts';
import { FormulaInput } from '../formula/FormulaInput.tsx';
import { useUsableModels } from '../offers/use-usable-models.ts';
import { textOf } from '../working-copy/text-of.ts';
import { actionProperties, changedKind, conditionIn, emptyCondition, kindOf, withProperty, type ActionProperty } from './rule-actions.ts';
import { choiceOf, inRows, isSheet, useItems, useWithTarget } from './rule-fields.ts';
import { actionKindTexts, actionPropertyTexts, ruleTexts } from './rule.locale.ts';
import { RowMappings } from './RowMappings.tsx';
import { RuleMappings } from './RuleMappings.tsx';
import styles from './rule.module.css';
import propertyStyles from '../fields/property.module.css';

interface RuleActionEditorProps {
  readonly document: DocumentKey;
  /** The model whose records trigger the rule. */
  readonly schemaCode: string;
  readonly fields: readonly FormulaField[];
  readonly action: JsonObject;
  readonly position: number;
  readonly count: number;
  readonly isFixed: boolean;
  readonly onChange: (action: JsonObject) => void;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: (() => void) | null;
}

const wide: ReadonlySet<ActionProperty> = new Set(['formula', 'message', 'mappings', 'rows', 'results']);

/** One action of a rule, with the properties of its kind. */
export function RuleActionEditor(props: RuleActionEditorProps) {
  const { document, schemaCode, action, position, count, isFixed, onChange, onMove, onRemove } = props;
  const t = useTexts(ruleTexts);
  const locale = useLocale();
  const name = t('action', { n: position + 1 });
  const kind = kindOf(action);
  const path = ['actions', position];
  const editors = useEditors(props);
  return (
    <section className={styles.action} aria-label={name}>
      <div className={styles.actionHead}>
        <h3>{name}</h3>
        {isFixed ? null : (
          <span>
            <LineActions {...{ name, position, count, onMove, onRemove }} removeLabel={t('removeAction', { n: position + 1 })} />
          </span>
        )}
      </div>
      <PropertyIssues document={document} path={path} />
      <div className={propertyStyles.properties}>
        <PropertyLine document={document} path={[...path, 'kind']} shown={actionPropertyTexts.kind}>
          {(label) => (
            <CodeSelect
              label={label}
              value={textOf(action['kind'])}
              isFixed={isFixed}
              empty={t('notSet')}
              options={ruleActionKinds.map((each) => ({ value: each, label: actionKindTexts[each][locale] }))}
              onChange={(next) => onChange(changedKind(action, kindOf({ kind: next ?? '' }), schemaCode))}
            />
          )}
        </PropertyLine>
        {actionProperties[kind].map((property) => (
          <PropertyLine
            key={property}
            document={document}
            path={[...path, property]}
            shown={actionPropertyTexts[property]}
            isWide={wide.has(property)}
          >
            {editors[property]}
          </PropertyLine>
        ))}
      </div>
    </section>
  );
}

type Editor = (label: string) => ReactNode;

/** The editor of each property of an action. */
function useEditors(props: RuleActionEditorProps): Readonly<Record<ActionProperty, Editor>> {
  const { document, schemaCode, action, position, isFixed, onChange } = props;
  const t = useTexts(ruleTexts);
  const locale = useLocale();
  const models = useUsableModels();
  const source = useItems(schemaCode);
  const targetCode = textOf(action['schemaCode']);
  const target = useItems(targetCode);
  const fields = inRows(props.fields, textOf(action['each']));
  const withTarget = useWithTarget(fields, targetCode);
  const kind = kindOf(action);
  const set = (property: ActionProperty, value: Json | undefined) => onChange(withProperty(action, property, value));
  const path = ['actions', position];
  const choice = (
    property: ActionProperty,
    empty: string,
    options: readonly { readonly value: string; readonly label: string }[],
  ): Editor =>
    function Choice(label) {
      return (
        <CodeSelect
          label={label}
          value={textOf(action[property])}
          isFixed={isFixed}
          empty={empty}
          options={options}
          onChange={(value) => set(property, value)}
        />
      );
    };
  /** The first value is meant where none is set. */
  const either = (property: 'holds' | 'none', [first, second]: readonly ['exists' | 'ignore', 'absent' | 'refuse']): Editor =>
    function Either(label) {
      return (
        <CodeSelect
          label={label}
          value={action[property] === second ? second : ''}
          isFixed={isFixed}
          empty={t(first)}
          options={[{ value: second, label: t(second) }]}
          onChange={(value = first) => set(property, value)}
        />
      );
    };
  const sources = fields.map(({ code, name }) => ({ value: code, label: name[locale] }));
  const mappings = (property: 'mappings' | 'results'): Editor =>
    function Mappings() {
      return (
        <RuleMappings
          document={document}
          path={[...path, property]}
          value={action[property]}
          targets={property === 'results' ? null : target}
          fields={withTarget}
          schemaCode={schemaCode}
          isFixed={isFixed}
          onChange={(value) => set(property, value)}
        />
      );
    };
  return {
    formula: (label) => (
      <FormulaInput
        label={label}
        text={textOf(action['formula'])}
        fields={fields}
        schemaCode={schemaCode}
        expects="logic"
        isFixed={isFixed}
        onChange={(formula = '') => set('formula', formula)}
      />
    ),
    schemaCode: choice('schemaCode', t('notSet'), models),
    each: choice(
      'each',
      t('once'),
      source.filter(isSheet).map((item) => ({ value: textOf(item['code']), label: t('eachRow', { name: choiceOf(item, locale).label }) })),
    ),
    condition: (label) => (
      <RecordConditions
        label={label}
        schemaCode={targetCode}
        value={conditionIn(action['condition'])}
        sources={sources}
        isFixed={isFixed}
        onChange={(condition) => set('condition', (condition as Json | undefined) ?? (kind === 'calculate' ? undefined : emptyCondition))}
      />
    ),
    holds: either('holds', ['exists', 'absent']),
    none: either('none', ['ignore', 'refuse']),
    message: () => <RefusalMessage value={action['message']} isFixed={isFixed} onChange={(message) => set('message', message)} />,
    field: choice(
      'field',
      t('wholeForm'),
      source.map((item) => choiceOf(item, locale)),
    ),
    mappings: mappings('mappings'),
    results: mappings('results'),
    rows: () => (
      <RowMappings
        document={document}
        path={[...path, 'rows']}
        value={action['rows']}
        source={source}
        target={target}
        fields={withTarget}
        schemaCode={schemaCode}
        isFixed={isFixed}
        onChange={(rows) => set('rows', rows)}
      />
    ),
  };
}

interface RefusalMessageProps {
  readonly value: Json | undefined;
  readonly isFixed: boolean;
  readonly onChange: (message: Json) => void;
}

/** The message of a refusal in both languages. */
function RefusalMessage({ value, isFixed, onChange }: RefusalMessageProps) {
  const t = useTexts(ruleTexts);
  const message = isJsonObject(value) ? value : {};
  const texts = { zh: textOf(message['zh']), en: textOf(message['en']) };
  return (
    <div className={styles.languages}>
      {(['zh', 'en'] as const).map((language) => (
        <DraftInput
          key={language}
          label={t(language === 'zh' ? 'messageZh' : 'messageEn')}
          placeholder={t(language === 'zh' ? 'messageZh' : 'messageEn')}
          value={texts[language]}
          maxLength={200}
          disabled={isFixed}
          onCommit={(text) => onChange({ ...texts, [language]: text })}
        />
      ))}
    </div>
  );
}
