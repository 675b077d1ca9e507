import type { ControlOptions } from '@inkstone/schema';
import { TimePicker } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import type { TimeValue } from './time-value.ts';
import type { InputAttributes } from '../view/input-attributes.ts';
import { shownTimeFormatOf, timeFormatOf } from './time-format.ts';
import styles from './time.module.css';

interface TimeInputProps {
  readonly attributes: InputAttributes;
  readonly value: TimeValue;
  readonly options: ControlOptions;
  readonly placeholder: string;
  /** Without a border, for use in a cell. */
  readonly isBare: boolean;
  readonly onValue: (value: TimeValue) => void;
  readonly onBlur: () => void;
}

/** A time picker of the format's precision. The date part of the picker's value is irrelevant. */
export function TimeInput({ attributes, value, options, placeholder, isBare, onValue, onBlur }: TimeInputProps) {
  const kept = timeFormatOf(options);
  return (
    <TimePicker
      {...attributes}
      variant={isBare ? 'borderless' : 'outlined'}
      className={styles.time ?? ''}
      format={[shownTimeFormatOf(options), 'HH:mm:ss', 'HH:mm']}
      showSecond={kept === 'HH:mm:ss'}
      needConfirm={false}
      placeholder={placeholder}
      value={value === null ? null : dayjs(`2000-01-01T${value}`)}
      onChange={(picked: Dayjs | Dayjs[] | null) => onValue(picked && !Array.isArray(picked) ? picked.format('HH:mm:ss') : null)}
      onBlur={onBlur}
    />
  );
}
