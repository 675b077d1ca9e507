import type { ControlOptions } from '@inkstone/schema';
import { DatePicker } from 'antd';
import type { DateValue } from '../date-value.ts';
import type { InputAttributes } from '../use-face-field.ts';
import { dateFormatOf, formatDate, shownDateFormatOf, type DatePrecision } from './date-format.ts';
import { fromPicked, toPicked } from './picked-date.ts';
import styles from './date.module.css';

interface DateInputProps {
  readonly attributes: InputAttributes;
  readonly value: DateValue;
  readonly options: ControlOptions;
  readonly timeZone: string;
  readonly placeholder: string;
  /** Without a border, for a cell. */
  readonly isBare: boolean;
  readonly onValue: (value: DateValue) => void;
  readonly onBlur: () => void;
}

const pickers: Readonly<Record<DatePrecision, 'year' | 'month' | 'date'>> = {
  year: 'year',
  month: 'month',
  day: 'date',
  minute: 'date',
  second: 'date',
};
const clocks: Readonly<Partial<Record<DatePrecision, string>>> = { minute: 'HH:mm', second: 'HH:mm:ss' };

/** A calendar of the format's precision; days and times are the organisation's. */
export function DateInput({ attributes, value, options, timeZone, placeholder, isBare, onValue, onBlur }: DateInputProps) {
  const { precision } = dateFormatOf(options);
  const shown = shownDateFormatOf(options);
  const clock = clocks[precision];
  const least = toPicked(bound(options['minDate']), timeZone);
  const greatest = toPicked(bound(options['maxDate']), timeZone);
  // The picker's own words for the halves of a day are not the format's.
  const format = shown.half
    ? (picked: Parameters<typeof fromPicked>[0]) => formatDate(fromPicked(picked, options, timeZone), shown, timeZone)
    : shown.pattern;
  return (
    <DatePicker
      {...attributes}
      variant={isBare ? 'borderless' : 'outlined'}
      className={styles.date ?? ''}
      classNames={{ popup: { root: styles.popup ?? '' } }}
      picker={pickers[precision]}
      showTime={clock ? { format: clock } : false}
      format={format}
      inputReadOnly={shown.half !== undefined}
      needConfirm={false}
      placeholder={placeholder}
      value={toPicked(value, timeZone)}
      {...(least && { minDate: least })}
      {...(greatest && { maxDate: greatest })}
      onChange={(picked) => onValue(fromPicked(picked as Parameters<typeof fromPicked>[0], options, timeZone))}
      onBlur={onBlur}
    />
  );
}

/** Days that the form would refuse are not offered. */
function bound(option: unknown): DateValue {
  return typeof option === 'string' ? option : null;
}
