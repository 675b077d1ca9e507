import { Input } from 'antd';
import { Field } from '../../../platform/fields/Field.tsx';
import { useFirstFocus } from '@inkstone/ui-kit/first-focus';

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
  const first = useFirstFocus();
  return (
    <Field {...field}>
      {({ status, ...input }) => (
        <Input
          {...input}
          status={status}
          type={type}
          ref={isFirst ? first : null}
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
