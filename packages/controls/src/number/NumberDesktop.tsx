import { placeholderOption } from '../options/declared-option.ts';
import type { FaceProps } from '../face/face.ts';
import { useInputAttributes } from '../face/use-face-field.ts';
import { useSignalValue } from '../face/use-signal-value.ts';
import type { NumberValue } from './number-format.ts';
import { NumberInput } from './NumberInput.tsx';

export function NumberDesktop({ field, form, locale, onBlur, compact = false }: FaceProps) {
  const options = useSignalValue(field.options);
  return (
    <NumberInput
      attributes={useInputAttributes(field, locale)}
      value={useSignalValue(field.value) as NumberValue}
      options={options}
      placeholder={placeholderOption(options, locale, compact) ?? ''}
      onValue={(value) => form.set(field.path, value)}
      onBlur={onBlur}
    />
  );
}
