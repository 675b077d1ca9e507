import { DatePicker } from 'antd';
import { placeholderOption } from '../declared-option.ts';
import type { FaceProps } from '../face.ts';
import { useInputAttributes } from '../use-face-field.ts';
import { useSignalValue } from '../use-signal-value.ts';
import type { DateValue } from '../date-value.ts';
import { dateFormatOf, formatDate, shownDateFormatOf, type DatePrecision } from './date-format.ts';
import { dateText } from './date.locale.ts';
import { fromPicked, toPicked } from './picked-date.ts';
import styles from './date.module.css';

const pickers: Readonly<Record<DatePrecision, 'year' | 'month' | 'date'>> = {
  year: 'year',
  month: 'month',
  day: 'date',
  minute: 'date',
  second: 'date',
};
const clocks: Readonly<Partial<Record<DatePrecision, string>>> = { minute: 'HH:mm', second: 'HH:mm:ss' };

/** A calendar of the format's precision; days and times are the organisation's. */
export function DateDesktop({ field, form, locale, onBlur, compact = false }: FaceProps) {
  const value = useSignalValue(field.value) as DateValue;
  const options = useSignalValue(field.options);
  const attributes = useInputAttributes(field, locale);
  const { timeZone } = form.environment;
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
      variant={compact ? 'borderless' : 'outlined'}
      className={styles.date ?? ''}
      classNames={{ popup: { root: styles.popup ?? '' } }}
      picker={pickers[precision]}
      showTime={clock ? { format: clock } : false}
      format={format}
      inputReadOnly={shown.half !== undefined}
      needConfirm={false}
      placeholder={placeholderOption(options, locale, compact) ?? dateText.pick[locale]}
      value={toPicked(value, timeZone)}
      {...(least && { minDate: least })}
      {...(greatest && { maxDate: greatest })}
      onChange={(picked) => form.set(field.path, fromPicked(picked as Parameters<typeof fromPicked>[0], options, timeZone))}
      onBlur={onBlur}
    />
  );
}

/** Days that the form would refuse are not offered. */
function bound(option: unknown): DateValue {
  return typeof option === 'string' ? option : null;
}
