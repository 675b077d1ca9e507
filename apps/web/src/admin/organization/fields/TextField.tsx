import { Input } from 'antd';
import { Field } from '../../../platform/fields/Field.tsx';

interface TextFieldProps {
  readonly label: string;
  readonly value: string;
  readonly maxLength: number;
  readonly isRequired?: boolean;
  readonly isReadOnly?: boolean;
  readonly isFirst?: boolean;
  readonly type?: 'text' | 'email' | 'tel';
  readonly hint?: string | null;
  readonly issue?: string | null;
  readonly onChange: (value: string) => void;
}

/** A line of text; `isFirst`: it gets the focus. */
export function TextField({ value, maxLength, isReadOnly = false, isFirst = false, type = 'text', onChange, ...field }: TextFieldProps) {
  return (
    <Field {...field}>
      {({ status, ...input }) => (
        <Input
          {...input}
          status={status}
          type={type}
          autoFocus={isFirst}
          autoComplete="off"
          maxLength={maxLength}
          value={value}
          readOnly={isReadOnly}
          variant={isReadOnly ? 'filled' : 'outlined'}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}
