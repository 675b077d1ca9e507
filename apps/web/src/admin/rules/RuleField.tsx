import { Input, Select } from 'antd';
import { useId } from 'react';
import { useFieldIssues } from './rule-issues.ts';
import styles from './rules.module.css';

interface FieldProps {
  readonly label: string;
  /** The path at which the server reports issues of this field. */
  readonly path: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A text field of the rule with its label. */
export function TextField({
  label,
  path,
  value,
  onChange,
  maxLength,
  disabled = false,
}: FieldProps & { maxLength: number; disabled?: boolean }) {
  const id = useId();
  const issues = useFieldIssues(path);
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <Input
        id={id}
        value={value}
        maxLength={maxLength}
        disabled={disabled}
        status={issues.length > 0 ? 'error' : ''}
        aria-invalid={issues.length > 0}
        aria-describedby={`${id}-problem`}
        onChange={({ target }) => onChange(target.value)}
      />
      <FieldIssues id={`${id}-problem`} issues={issues} />
    </div>
  );
}

/** A formula field in a monospaced font; issues are shown with their position. */
export function FormulaField({ label, path, value, onChange }: FieldProps) {
  const id = useId();
  const issues = useFieldIssues(path);
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <Input.TextArea
        id={id}
        className={styles.formula!}
        autoSize={{ minRows: 1, maxRows: 6 }}
        value={value}
        spellCheck={false}
        status={issues.length > 0 ? 'error' : ''}
        aria-invalid={issues.length > 0}
        aria-describedby={`${id}-problem`}
        onChange={({ target }) => onChange(target.value)}
      />
      <FieldIssues id={`${id}-problem`} issues={issues} />
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

/** Selects one of several options. */
export function ChoiceField({ label, path, value, choices, onChange }: ChoiceFieldProps) {
  const id = useId();
  const issues = useFieldIssues(path);
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <Select
        id={id}
        showSearch={{ optionFilterProp: 'label' }}
        value={value === '' && !choices.some((each) => each.value === '') ? null : value}
        options={[...choices]}
        status={issues.length > 0 ? 'error' : ''}
        onChange={(next: string | null) => onChange(next ?? '')}
      />
      <FieldIssues id={`${id}-problem`} issues={issues} />
    </div>
  );
}

export function FieldIssues({ id, issues }: { readonly id?: string; readonly issues: readonly string[] }) {
  return (
    <div id={id} role="alert" className={`${styles.problem} ink-small`}>
      {issues.map((text) => (
        <div key={text}>{text}</div>
      ))}
    </div>
  );
}
