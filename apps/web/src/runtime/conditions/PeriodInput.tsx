import { InputNumber, Select } from 'antd';
import type { ConditionValue } from '@inkstone/schema';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { RangeInput } from './RangeInput.tsx';
import { conditionTexts } from './condition.locale.ts';
import styles from './conditions.module.css';

const presets = [
  'today',
  'yesterday',
  'thisWeek',
  'lastWeek',
  'thisMonth',
  'lastMonth',
  'thisQuarter',
  'lastQuarter',
  'thisYear',
  'lastYear',
] as const;
const rolling = ['past', 'future'] as const;
const periodUnits = ['day', 'week', 'month', 'quarter', 'year'] as const;

interface PeriodInputProps {
  readonly value: ConditionValue;
  readonly onChange: (value: ConditionValue) => void;
}

/** A relative period: a number of units before or after today, or a range of days. */
export function PeriodInput({ value, onChange }: PeriodInputProps) {
  const t = useTexts(conditionTexts);
  const parts = typeof value === 'object' && value !== null && !Array.isArray(value) ? value : null;
  const isSpan = parts !== null && 'from' in parts;
  const chosen = isSpan ? 'ownRange' : parts ? String(parts['range']) : typeof value === 'string' ? value : 'thisMonth';
  const choose = (next: string): void => {
    if (next === 'ownRange') return onChange({ from: null, to: null });
    onChange(next === 'past' || next === 'future' ? { range: next, count: 7, unit: 'day' } : next);
  };
  return (
    <span className={styles['period']}>
      <Select
        aria-label={t('range')}
        value={chosen}
        options={[...presets, ...rolling, 'ownRange' as const].map((key) => ({ value: key as string, label: t(key) }))}
        onChange={choose}
      />
      {isSpan ? <RangeInput kind="date" value={value} onChange={onChange} /> : null}
      {parts && !isSpan ? (
        <>
          <InputNumber
            aria-label={t('count')}
            min={1}
            max={9999}
            precision={0}
            value={Number(parts['count'])}
            onChange={(count) => onChange({ ...parts, count: count ?? 1 })}
          />
          <Select
            aria-label={t('unit')}
            value={String(parts['unit'])}
            options={periodUnits.map((key) => ({ value: key as string, label: t(key) }))}
            onChange={(unit) => onChange({ ...parts, unit })}
          />
        </>
      ) : null}
    </span>
  );
}
