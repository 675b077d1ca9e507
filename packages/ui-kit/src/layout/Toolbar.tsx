import type { ReactNode } from 'react';
import './layout.css';

/** A toolbar above a list: a title or filters at the start, actions at the end; wraps in narrow windows. */
export function Toolbar({ children, actions }: { readonly children: ReactNode; readonly actions?: ReactNode }) {
  return (
    <div className="ink-toolbar">
      <div className="ink-toolbar-main">{children}</div>
      {actions ? <div className="ink-toolbar-actions">{actions}</div> : null}
    </div>
  );
}
