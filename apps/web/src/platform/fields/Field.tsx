import { useId, type ReactNode } from 'react';
import styles from './fields.module.css';

/** What an input needs to belong to its label and its issue. */
export interface FieldInput {
  readonly id: string;
  readonly 'aria-describedby': string;
  readonly 'aria-invalid': boolean;
  readonly status: 'error' | '';
}

interface FieldProps {
  readonly label: string;
  readonly isRequired?: boolean;
  readonly hint?: string | null;
  readonly issue?: string | null;
  readonly children: (input: FieldInput) => ReactNode;
}

/** An input with its label, a hint and its issue. */
export function Field({ label, isRequired = false, hint = null, issue = null, children }: FieldProps) {
  const id = useId();
  const noteId = `${id}-note`;
  return (
    <div className={styles.field}>
      <label htmlFor={id} data-required={isRequired || undefined}>
        {label}
      </label>
      {children({ id, 'aria-describedby': noteId, 'aria-invalid': issue !== null, status: issue === null ? '' : 'error' })}
      <div id={noteId}>
        {hint ? <p className="ink-muted ink-small">{hint}</p> : null}
        <p role="alert" className={styles.issue}>
          {issue}
        </p>
      </div>
    </div>
  );
}
