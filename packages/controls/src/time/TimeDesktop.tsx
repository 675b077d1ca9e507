import { placeholderOption } from '../options/declared-option.ts';
import type { FaceProps } from '../face/face.ts';
import type { TimeValue } from '../values/time-value.ts';
import { useInputAttributes } from '../face/use-face-field.ts';
import { useSignalValue } from '../face/use-signal-value.ts';
import { timeText } from './time.locale.ts';
import { TimeInput } from './TimeInput.tsx';

export function TimeDesktop({ field, form, locale, onBlur, compact = false }: FaceProps) {
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
