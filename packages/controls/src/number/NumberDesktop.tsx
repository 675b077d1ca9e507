import { placeholderOption } from '../options/declared-option.ts';
import type { ViewProps } from '../view/control-view.ts';
import { useInputAttributes } from '../view/input-attributes.ts';
import { useSignalValue } from '../view/use-signal-value.ts';
import type { NumberValue } from '../values/number-format.ts';
import { NumberInput } from './NumberInput.tsx';

export function NumberDesktop({ field, form, locale, onBlur, compact = false }: ViewProps) {
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
