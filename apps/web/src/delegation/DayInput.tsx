import { Input } from 'antd';
import { useId } from 'react';

interface DayInputProps {
  readonly label: string;
  /** `YYYY-MM-DD`, or empty. */
  readonly value: string;
  readonly problem: string | null;
  readonly onChange: (day: string) => void;
}

/** A day, by the calendar of the device. */
export function DayInput({ label, value, problem, onChange }: DayInputProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <Input
        id={id}
        type="date"
        value={value}
        status={problem ? 'error' : ''}
        aria-describedby={`${id}-problem`}
        onChange={(event) => onChange(event.target.value)}
      />
      <p id={`${id}-problem`} role="alert" className="delegation-problem">
        {problem}
      </p>
    </div>
  );
}
