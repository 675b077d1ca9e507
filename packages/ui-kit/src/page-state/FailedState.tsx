import { Button } from 'antd';
import type { ReactNode } from 'react';
import './page-state.css';

interface FailedStateProps {
  readonly title: string;
  /** What happened. */
  readonly reason: string;
  readonly retryLabel: string;
  readonly onRetry?: () => void;
  /** Where to go instead. */
  readonly action?: ReactNode;
}

/** Something went wrong; says what, and offers to try again where that may help. */
export function FailedState({ title, reason, retryLabel, onRetry, action }: FailedStateProps) {
  return (
    <div className="ink-state" role="alert">
      <h2>{title}</h2>
      <p className="ink-state-text">{reason}</p>
      {onRetry ? <Button onClick={onRetry}>{retryLabel}</Button> : null}
      {action}
    </div>
  );
}
