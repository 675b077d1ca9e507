import type { ReactNode } from 'react';
import styles from './security.module.css';

interface AccountLineProps {
  readonly title: ReactNode;
  readonly detail?: ReactNode;
  readonly children?: ReactNode;
}

/** A line of an account: what it is, and what can be done with it. */
export function AccountLine({ title, detail, children }: AccountLineProps) {
  return (
    <div className={styles.line}>
      <div>
        <div>{title}</div>
        {detail ? <div className="ink-muted ink-small">{detail}</div> : null}
      </div>
      {children ? <div className={styles.actions}>{children}</div> : null}
    </div>
  );
}
