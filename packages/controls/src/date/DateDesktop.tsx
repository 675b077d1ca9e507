import type { DateValue } from '../values/date-value.ts';
import { placeholderOption } from '../options/declared-option.ts';
import type { FaceProps } from '../face/face.ts';
import { useInputAttributes } from '../face/use-face-field.ts';
import { useSignalValue } from '../face/use-signal-value.ts';
import { dateText } from './date.locale.ts';
import { DateInput } from './DateInput.tsx';

export function DateDesktop({ field, form, locale, onBlur, compact = false }: FaceProps) {
  const options = useSignalValue(field.options);
  return (
    <DateInput
      attributes={useInputAttributes(field, locale)}
      value={useSignalValue(field.value) as DateValue}
      options={options}
      timeZone={form.environment.timeZone}
      locale={locale}
      placeholder={placeholderOption(options, locale, compact) ?? dateText.pick[locale]}
      isBare={compact}
      onValue={(value) => form.set(field.path, value)}
      onBlur={onBlur}
    />
  );
}
