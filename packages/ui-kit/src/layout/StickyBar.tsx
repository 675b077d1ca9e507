import type { ReactNode } from 'react';
import styles from './layout.module.css';

interface StickyBarProps {
  readonly label: string;
  readonly children: ReactNode;
  /** Shown at the opposite end. */
  readonly aside?: ReactNode;
}

/** A bar of actions that sticks to the bottom, above a phone's safe area. */
export function StickyBar({ label, children, aside }: StickyBarProps) {
  return (
    <div className={styles.stickyBar} data-sticky-bar role="toolbar" aria-label={label}>
      <div className={styles.stickyBarMain}>{children}</div>
      {aside ? <div className={styles.stickyBarAside}>{aside}</div> : null}
    </div>
  );
}
