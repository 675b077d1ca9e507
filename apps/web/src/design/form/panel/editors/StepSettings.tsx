import { messageLevels } from '@inkstone/schema';
import { useLocale, useTexts } from '../../../../platform/i18n/use-texts.ts';
import { DraftInput } from '../../../fields/DraftInput.tsx';
import { FormulaInput } from '../../../formula/FormulaInput.tsx';
import { useFormulaFields } from '../use-formula-fields.ts';
import { useUsableModels } from '../../../offers/use-usable-models.ts';
import { CodeSelect } from '../../../fields/CodeSelect.tsx';
import { PairLines } from './PairLines.tsx';
import { stepTexts, type Step } from './step.locale.ts';
import styles from '../panel.module.css';

interface StepSettingsProps {
  readonly step: Step;
  readonly number: number;
  readonly isFixed: boolean;
  readonly controlKey: string;
  readonly onChange: (step: Step) => void;
}

/** The settings of one step, by its kind. Those of extensions are kept as they are. */
export function StepSettings(props: StepSettingsProps) {
  const { step } = props;
  switch (step.step) {
    case 'set':
      return (
        <>
          <FieldLine {...props} />
          <FormulaLine {...props} setting="formula" text="value" />
        </>
      );
    case 'clear':
    case 'refresh':
      return <FieldLine {...props} />;
    case 'message':
      return <MessageLines {...props} />;
    case 'hide-message':
      return <TextLine {...props} setting="id" text="messageId" isOptional />;
    case 'rule':
      return <RuleLines {...props} />;
    case 'open':
      return (
        <>
          <ModelLine {...props} />
          <FormulaLine {...props} setting="record" text="record" />
        </>
      );
    default:
      return null;
  }
}

const shown = (value: unknown): string => (typeof value === 'string' ? value : '');

function useFieldChoices(controlKey: string) {
  const locale = useLocale();
  return useFormulaFields(controlKey).map(({ code, name }) => ({ value: code, label: name[locale] || code }));
}

function FieldLine({ step, isFixed, controlKey, onChange }: StepSettingsProps) {
  const t = useTexts(stepTexts);
  const options = useFieldChoices(controlKey);
  const value = shown(step['field']);
  return (
    <CodeSelect
      label={t('field')}
      value={value}
      isFixed={isFixed}
      empty={t('notSet')}
      options={options}
      onChange={(field = '') => onChange({ ...step, field })}
    />
  );
}

interface SettingProps extends StepSettingsProps {
  readonly setting: string;
  readonly text: 'value' | 'record' | 'messageId' | 'ruleCode';
}

function FormulaLine({ step, isFixed, controlKey, onChange, setting, text }: SettingProps) {
  const t = useTexts(stepTexts);
  const fields = useFormulaFields(controlKey);
  return (
    <>
      <span className={styles.label}>{t(text)}</span>
      <FormulaInput
        label={t(text)}
        text={shown(step[setting])}
        fields={fields}
        isFixed={isFixed}
        onChange={(formula = '') => onChange({ ...step, [setting]: formula })}
      />
    </>
  );
}

function TextLine({ step, isFixed, onChange, setting, text, isOptional = false }: SettingProps & { readonly isOptional?: boolean }) {
  const t = useTexts(stepTexts);
  const { [setting]: value, ...others } = step;
  return (
    <span className={styles.line}>
      <span className={styles.label}>{t(text)}</span>
      <DraftInput
        isCode
        label={t(text)}
        value={shown(value)}
        disabled={isFixed}
        onCommit={(next) => onChange(next === '' && isOptional ? (others as Step) : { ...step, [setting]: next })}
      />
    </span>
  );
}

function MessageLines(props: StepSettingsProps) {
  const t = useTexts(stepTexts);
  const { step, isFixed, onChange } = props;
  const { zh = '', en = '' } = (step['text'] ?? {}) as { readonly zh?: string; readonly en?: string };
  return (
    <>
      <CodeSelect
        label={t('level')}
        value={shown(step['level'])}
        isFixed={isFixed}
        empty={t('info')}
        options={messageLevels.filter((level) => level !== 'info').map((level) => ({ value: level, label: t(level) }))}
        onChange={(level = 'info') => onChange({ ...step, level })}
      />
      <DraftInput label={t('textZh')} value={zh} disabled={isFixed} onCommit={(text) => onChange({ ...step, text: { zh: text, en } })} />
      <DraftInput label={t('textEn')} value={en} disabled={isFixed} onCommit={(text) => onChange({ ...step, text: { zh, en: text } })} />
      <TextLine {...props} setting="id" text="messageId" isOptional />
    </>
  );
}

function RuleLines(props: StepSettingsProps) {
  const t = useTexts(stepTexts);
  const { step, isFixed, controlKey, onChange } = props;
  const fields = useFieldChoices(controlKey);
  const inputs = Object.entries((step['inputs'] ?? {}) as Readonly<Record<string, string>>).map(([from, to]) => ({ from, to }));
  const results = Array.isArray(step['results']) ? (step['results'] as readonly { readonly from: string; readonly to: string }[]) : [];
  return (
    <>
      <TextLine {...props} setting="rule" text="ruleCode" />
      <PairLines
        label={t('inputs')}
        pairs={inputs}
        isFixed={isFixed}
        onChange={(next) => onChange({ ...step, inputs: Object.fromEntries(next.map(({ from, to }) => [from, to])) })}
      />
      <PairLines
        label={t('results')}
        pairs={results}
        targets={fields}
        isFixed={isFixed}
        onChange={(next) => onChange({ ...step, results: next })}
      />
    </>
  );
}

function ModelLine({ step, isFixed, onChange }: StepSettingsProps) {
  const t = useTexts(stepTexts);
  const options = useUsableModels();
  const value = shown(step['schemaCode']);
  return (
    <CodeSelect
      label={t('model')}
      value={value}
      isFixed={isFixed}
      empty={t('notSet')}
      options={options}
      onChange={(schemaCode = '') => onChange({ ...step, schemaCode })}
    />
  );
}
