import type { ReactNode } from 'react';
import './layout.css';

/** What stands above a list: a title or filters on one side, actions on the other; wraps on narrow windows. */
export function Toolbar({ children, actions }: { readonly children: ReactNode; readonly actions?: ReactNode }) {
  return (
    <div className="ink-toolbar">
      <div className="ink-toolbar-main">{children}</div>
      {actions ? <div className="ink-toolbar-actions">{actions}</div> : null}
    </div>
  );
}
