import type { DateValue } from './date-value.ts';
import { placeholderOption } from '../options/declared-option.ts';
import type { ViewProps } from '../view/control-view.ts';
import { useInputAttributes } from '../view/input-attributes.ts';
import { useSignalValue } from '../view/use-signal-value.ts';
import { dateText } from './date.locale.ts';
import { DateInput } from './DateInput.tsx';

export function DateDesktop({ field, form, locale, onBlur, compact = false }: ViewProps) {
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
