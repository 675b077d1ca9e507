import { Input } from 'antd';
import type { ConditionValue } from '@inkstone/schema';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import type { ConditionField } from './condition-field.ts';
import { conditionTexts } from './condition.locale.ts';
import styles from './conditions.module.css';

export const inputTypes: Readonly<Partial<Record<ConditionField['kind'], string>>> = { date: 'date', time: 'time' };

interface RangeInputProps {
  readonly kind: ConditionField['kind'];
  readonly value: ConditionValue;
  readonly onChange: (value: ConditionValue) => void;
}

/** The two ends of a range, both included. */
export function RangeInput({ kind, value, onChange }: RangeInputProps) {
  const t = useTexts(conditionTexts);
  const ends = typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
  const span = { from: ends['from'] ?? null, to: ends['to'] ?? null };
  return (
    <span className={styles['range']}>
      {(['from', 'to'] as const).map((end) => (
        <Input
          key={end}
          aria-label={t(end)}
          type={inputTypes[kind] ?? 'text'}
          inputMode={kind === 'number' ? 'decimal' : 'text'}
          value={span[end] === null ? '' : String(span[end])}
          onChange={({ target }) => onChange({ ...span, [end]: target.value === '' ? null : target.value })}
        />
      ))}
    </span>
  );
}
