import { useId } from 'react';
import { useLocale, useTexts } from '../../../platform/i18n/use-texts.ts';
import type { FormulaField } from '../formula-field.ts';
import { formulaTexts } from '../formula.locale.ts';
import { textOfValue } from './trial-values.ts';
import styles from '../formula.module.css';

interface TrialFieldProps {
  readonly field: FormulaField;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

const inputTypes: Readonly<Partial<Record<FormulaField['type'], string>>> = { date: 'date', time: 'time' };

/** The value of one field in a trial. */
export function TrialField({ field, value, onChange }: TrialFieldProps) {
  const t = useTexts(formulaTexts);
  const locale = useLocale();
  const id = useId();
  const isList = field.code.includes('.') || field.type === 'texts';
  const choices =
    field.type === 'logic'
      ? [
          { value: 'true', label: t('yes') },
          { value: 'false', label: t('no') },
        ]
      : (field.choices ?? []).map((choice) => ({ value: choice.value, label: choice.name[locale] }));
  const text = textOfValue(value);
  return (
    <>
      <label htmlFor={id}>{field.name[locale] || field.code}</label>
      {choices.length > 0 && !isList ? (
        <select id={id} className={styles.select} value={text} onChange={({ target }) => onChange(target.value)}>
          <option value="">{t('emptyValue')}</option>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      ) : (
        <input
          id={id}
          className={styles.select}
          type={isList ? 'text' : (inputTypes[field.type] ?? 'text')}
          placeholder={isList ? t('severalItems') : ''}
          value={isList || field.type !== 'date' ? text : text.slice(0, 10)}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </>
  );
}
