import { Button } from 'antd';
import type { ReactNode } from 'react';
import styles from './page-state.module.css';

interface FailedStateProps {
  readonly title: string;
  /** The reason of the failure. */
  readonly reason: string;
  readonly retryLabel: string;
  readonly onRetry?: () => void;
  /** An alternative to retrying, such as a link to another page. */
  readonly action?: ReactNode;
}

/** The error state of a page: states the reason, and offers a retry if that may help. */
export function FailedState({ title, reason, retryLabel, onRetry, action }: FailedStateProps) {
  return (
    <div className={styles.state} role="alert">
      <h2>{title}</h2>
      <p className={styles.stateText}>{reason}</p>
      {onRetry ? <Button onClick={onRetry}>{retryLabel}</Button> : null}
      {action}
    </div>
  );
}
