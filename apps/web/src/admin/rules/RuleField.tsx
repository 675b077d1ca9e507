import { Input, Select } from 'antd';
import { useId } from 'react';
import { useProblems } from './rule-problems.ts';

interface FieldProps {
  readonly label: string;
  /** Where the server tells what is wrong with it. */
  readonly path: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A text of the rule, under its label. */
export function TextField({
  label,
  path,
  value,
  onChange,
  maxLength,
  disabled = false,
}: FieldProps & { maxLength: number; disabled?: boolean }) {
  const id = useId();
  const problems = useProblems(path);
  return (
    <div className="rules-field">
      <label htmlFor={id}>{label}</label>
      <Input
        id={id}
        value={value}
        maxLength={maxLength}
        disabled={disabled}
        status={problems.length > 0 ? 'error' : ''}
        aria-invalid={problems.length > 0}
        aria-describedby={`${id}-problem`}
        onChange={({ target }) => onChange(target.value)}
      />
      <Problem id={`${id}-problem`} problems={problems} />
    </div>
  );
}

/** A formula, in letters of one width; what is wrong is told with its place. */
export function FormulaField({ label, path, value, onChange }: FieldProps) {
  const id = useId();
  const problems = useProblems(path);
  return (
    <div className="rules-field">
      <label htmlFor={id}>{label}</label>
      <Input.TextArea
        id={id}
        className="rules-formula"
        autoSize={{ minRows: 1, maxRows: 6 }}
        value={value}
        spellCheck={false}
        status={problems.length > 0 ? 'error' : ''}
        aria-invalid={problems.length > 0}
        aria-describedby={`${id}-problem`}
        onChange={({ target }) => onChange(target.value)}
      />
      <Problem id={`${id}-problem`} problems={problems} />
    </div>
  );
}

export interface RuleChoice {
  readonly value: string;
  readonly label: string;
}

interface ChoiceFieldProps extends FieldProps {
  readonly choices: readonly RuleChoice[];
}

/** One of several. */
export function ChoiceField({ label, path, value, choices, onChange }: ChoiceFieldProps) {
  const id = useId();
  const problems = useProblems(path);
  return (
    <div className="rules-field">
      <label htmlFor={id}>{label}</label>
      <Select
        id={id}
        showSearch={{ optionFilterProp: 'label' }}
        value={value === '' && !choices.some((each) => each.value === '') ? null : value}
        options={[...choices]}
        status={problems.length > 0 ? 'error' : ''}
        onChange={(next: string | null) => onChange(next ?? '')}
      />
      <Problem id={`${id}-problem`} problems={problems} />
    </div>
  );
}

export function Problem({ id, problems }: { readonly id?: string; readonly problems: readonly string[] }) {
  return (
    <div id={id} role="alert" className="rules-problem ink-small">
      {problems.map((text) => (
        <div key={text}>{text}</div>
      ))}
    </div>
  );
}
