import { placeholderOption } from '../options/declared-option.ts';
import type { ViewProps } from '../view/control-view.ts';
import type { TimeValue } from './time-value.ts';
import { useInputAttributes } from '../view/input-attributes.ts';
import { useSignalValue } from '../view/use-signal-value.ts';
import { timeText } from './time.locale.ts';
import { TimeInput } from './TimeInput.tsx';

export function TimeDesktop({ field, form, locale, onBlur, compact = false }: ViewProps) {
  const options = useSignalValue(field.options);
  return (
    <TimeInput
      attributes={useInputAttributes(field, locale)}
      value={useSignalValue(field.value) as TimeValue}
      options={options}
      placeholder={placeholderOption(options, locale, compact) ?? timeText.pick[locale]}
      isBare={compact}
      onValue={(value) => form.set(field.path, value)}
      onBlur={onBlur}
    />
  );
}
