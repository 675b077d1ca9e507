import type { ReactNode } from 'react';
import styles from './page-state.module.css';

interface EmptyStateProps {
  readonly title: string;
  /** What the user can do. */
  readonly hint?: string;
  readonly action?: ReactNode;
}

/** The empty state of a page, with a hint what to do. */
export function EmptyState({ title, hint, action }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      <svg className={styles.stateMark} viewBox="0 0 72 72" fill="none" stroke="currentColor" aria-hidden="true">
        <path
          d="M14 46c0-13 10-25 24-25 12 0 20 8 20 18 0 11-9 19-21 19-9 0-15-5-15-12 0-6 5-11 12-11 5 0 9 3 9 8"
          strokeWidth="1.5"
          strokeLinecap="round"
        />
        <path d="M14 46c0 3 .6 6 2 8" strokeWidth="1.5" strokeLinecap="round" opacity=".5" />
      </svg>
      <h2>{title}</h2>
      {hint ? <p className={styles.stateText}>{hint}</p> : null}
      {action}
    </div>
  );
}
