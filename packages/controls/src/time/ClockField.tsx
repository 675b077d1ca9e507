import type { InputAttributes } from '../view/input-attributes.ts';
import { TimeInput } from './TimeInput.tsx';

interface ClockFieldProps extends InputAttributes {
  /** `HH:mm`, or empty. */
  readonly value?: string | undefined;
  readonly onChange?: (clock: string) => void;
}

const options = { name: '', format: 'HH:mm' };

/** A time input for use outside forms, with the input of the time control. */
export function ClockField({ value = '', onChange, ...attributes }: ClockFieldProps) {
  return (
    <TimeInput
      attributes={attributes}
      value={value === '' ? null : value}
      options={options}
      placeholder="HH:mm"
      isBare={false}
      onValue={(next) => onChange?.(next?.slice(0, 5) ?? '')}
      onBlur={() => undefined}
    />
  );
}
