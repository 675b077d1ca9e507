import { useId, type ReactNode } from 'react';
import { Paper } from '@inkstone/ui-kit';
import styles from './security.module.css';

interface AccountSectionProps {
  readonly title: string;
  readonly hint?: string;
  readonly children: ReactNode;
}

/** A part of an account with a title. */
export function AccountSection({ title, hint, children }: AccountSectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {hint ? <p className="ink-muted ink-small">{hint}</p> : null}
      <Paper>{children}</Paper>
    </section>
  );
}
