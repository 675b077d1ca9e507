import styles from './fields.module.css';

interface SwitchInputProps {
  readonly id: string;
  readonly label: string;
  readonly value: unknown;
  readonly isFixed: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** Something that is on or off. */
export function SwitchInput({ id, label, value, isFixed, onChange }: SwitchInputProps) {
  return (
    <input
      id={id}
      type="checkbox"
      className={styles.switch}
      aria-label={label}
      checked={value === true}
      disabled={isFixed}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
}
