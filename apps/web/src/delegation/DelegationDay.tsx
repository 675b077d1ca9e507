import { useId } from 'react';
import { DayInput } from '../platform/time-fields/DayInput.tsx';

interface DelegationDayProps {
  readonly label: string;
  /** `YYYY-MM-DD`, or empty. */
  readonly value: string;
  readonly problem: string | null;
  readonly onChange: (day: string) => void;
}

/** A day with its label and what is wrong with it. */
export function DelegationDay({ label, value, problem, onChange }: DelegationDayProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <DayInput id={id} value={value} aria-describedby={`${id}-problem`} {...(problem && { 'aria-invalid': true })} onChange={onChange} />
      <p id={`${id}-problem`} role="alert" className="delegation-problem">
        {problem}
      </p>
    </div>
  );
}
