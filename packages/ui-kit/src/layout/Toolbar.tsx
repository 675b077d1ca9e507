import type { ReactNode } from 'react';
import styles from './layout.module.css';

/** A toolbar above a list: a title or filters at the start, actions at the end; wraps in narrow windows. */
export function Toolbar({ children, actions }: { readonly children: ReactNode; readonly actions?: ReactNode }) {
  return (
    <div className={styles.toolbar}>
      <div className={styles.toolbarMain}>{children}</div>
      {actions ? <div className={styles.toolbarActions}>{actions}</div> : null}
    </div>
  );
}
