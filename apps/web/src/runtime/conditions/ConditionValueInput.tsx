import { Input, Select } from 'antd';
import type { ConditionItem, ConditionValue } from '@inkstone/schema';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import type { ConditionField } from './condition-field.ts';
import { valueShape } from './condition-item.ts';
import { conditionTexts } from './condition.locale.ts';
import { choicesOfOptions } from './field-choices.ts';
import { PeriodInput } from './PeriodInput.tsx';
import { inputTypes, RangeInput } from './RangeInput.tsx';
import { ReferenceInput } from './ReferenceInput.tsx';
import styles from './conditions.module.css';

interface ConditionValueInputProps {
  readonly field: ConditionField;
  readonly item: ConditionItem;
  readonly onChange: (value: ConditionValue) => void;
}

/** The value of a comparison, entered by the kind of its field. */
export function ConditionValueInput({ field, item, onChange }: ConditionValueInputProps) {
  const shape = valueShape(field, Number(item.operator));
  const value = item.value ?? null;
  if (shape === 'none') return null;
  if (shape === 'period') return <PeriodInput value={value} onChange={onChange} />;
  if (shape === 'range') return <RangeInput kind={field.kind} value={value} onChange={onChange} />;
  if (references.has(field.kind)) return <ReferenceInput field={field} isMany={shape === 'many'} value={value} onChange={onChange} />;
  return <PlainInput field={field} isMany={shape === 'many'} value={value} onChange={onChange} />;
}

const references: ReadonlySet<ConditionField['kind']> = new Set(['person', 'department', 'unit', 'record']);

interface InputProps {
  readonly value: ConditionValue;
  readonly onChange: (value: ConditionValue) => void;
}

function PlainInput({ field, isMany, value, onChange }: InputProps & { readonly field: ConditionField; readonly isMany: boolean }) {
  const t = useTexts(conditionTexts);
  const locale = useLocale();
  const choices = choicesOfOptions(field, locale);
  const texts = (Array.isArray(value) ? value : value === null ? [] : [value]).map(String);
  if (field.kind === 'logic') {
    const options = [true, false].map((each) => ({ value: each, label: t(each ? 'yes' : 'no') }));
    return <Select aria-label={t('value')} className={styles['wide'] ?? ''} value={value === true} options={options} onChange={onChange} />;
  }
  if (isMany || choices.length > 0) {
    return (
      <Select
        aria-label={t('value')}
        className={styles['wide'] ?? ''}
        {...(isMany && { mode: choices.length > 0 ? ('multiple' as const) : ('tags' as const) })}
        value={isMany ? texts : (texts[0] ?? null)}
        placeholder={choices.length > 0 ? '' : t('textList')}
        options={[...choices]}
        onChange={(next: string | string[]) => onChange(next)}
      />
    );
  }
  return (
    <Input
      aria-label={t('value')}
      type={inputTypes[field.kind] ?? 'text'}
      inputMode={field.kind === 'number' ? 'decimal' : 'text'}
      value={texts[0] ?? ''}
      maxLength={200}
      onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
    />
  );
}
