import { Input } from 'antd';
import { DayInput } from '../../../platform/time-fields/DayInput.tsx';
import { Field } from '../../../platform/fields/Field.tsx';

interface DayInputFieldProps {
  readonly label: string;
  /** `YYYY-MM-DD`, or empty. */
  readonly value: string;
  readonly isRequired?: boolean;
  readonly isReadOnly?: boolean;
  readonly hint?: string | null;
  readonly issue?: string | null;
  readonly onChange: (day: string) => void;
}

/** A day with its label. */
export function DayInputField({ value, isReadOnly = false, onChange, ...field }: DayInputFieldProps) {
  return (
    <Field {...field}>
      {({ id, 'aria-describedby': describedBy, 'aria-invalid': isInvalid }) =>
        isReadOnly ? (
          <Input id={id} aria-describedby={describedBy} value={value} readOnly variant="filled" />
        ) : (
          <DayInput id={id} value={value} aria-describedby={describedBy} {...(isInvalid && { 'aria-invalid': true })} onChange={onChange} />
        )
      }
    </Field>
  );
}
