import { useId } from 'react';
import { DayInput } from '../platform/time-fields/DayInput.tsx';
import styles from './delegation.module.css';

interface DelegationDayProps {
  readonly label: string;
  /** `YYYY-MM-DD`, or empty. */
  readonly value: string;
  readonly issue: string | null;
  readonly onChange: (day: string) => void;
}

/** A date field with its label and error message. */
export function DelegationDay({ label, value, issue, onChange }: DelegationDayProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <DayInput id={id} value={value} aria-describedby={`${id}-issue`} {...(issue && { 'aria-invalid': true })} onChange={onChange} />
      <p id={`${id}-issue`} role="alert" className={styles.issue}>
        {issue}
      </p>
    </div>
  );
}
