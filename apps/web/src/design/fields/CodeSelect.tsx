import { useState } from 'react';
import styles from './fields.module.css';

interface CodeSelectProps {
  readonly id?: string;
  readonly label: string;
  readonly value: string;
  readonly isFixed: boolean;
  readonly empty: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string | undefined) => void;
}

/** So many options are made with the list; more once somebody turns to it. */
const madeAtOnce = 40;

/** A select of codes by their names; a value that is not among them stays visible. */
export function CodeSelect({ id, label, value, isFixed, empty, options, onChange }: CodeSelectProps) {
  const [isAsked, setAsked] = useState(false);
  const isOther = value !== '' && !options.some((option) => option.value === value);
  const made = isAsked || options.length <= madeAtOnce ? options : options.filter((option) => option.value === value);
  const ask = () => setAsked(true);
  return (
    <select
      {...(id !== undefined && { id })}
      className={styles.select}
      aria-label={label}
      value={value}
      disabled={isFixed}
      onPointerEnter={ask}
      onPointerDown={ask}
      onFocus={ask}
      onChange={(event) => onChange(event.target.value || undefined)}
    >
      <option value="">{empty}</option>
      {made.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
      {isOther ? <option value={value}>{value}</option> : null}
    </select>
  );
}
