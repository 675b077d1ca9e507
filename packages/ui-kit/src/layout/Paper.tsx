import type { ReactNode } from 'react';
import styles from './layout.module.css';

interface PaperProps {
  readonly children: ReactNode;
  /** Keeps the content away from the border. */
  readonly isPadded?: boolean;
  readonly className?: string;
}

/** A surface with a thin border. */
export function Paper({ children, isPadded = false, className = '' }: PaperProps) {
  return (
    <div className={`${styles.paper} ${className}`} data-padded={isPadded || undefined}>
      {children}
    </div>
  );
}
