import type { ReactNode } from 'react';
import './layout.css';

interface StickyBarProps {
  readonly label: string;
  readonly children: ReactNode;
  /** Shown at the opposite end. */
  readonly aside?: ReactNode;
}

/** A bar of actions that sticks to the bottom, above a phone's safe area. */
export function StickyBar({ label, children, aside }: StickyBarProps) {
  return (
    <div className="ink-sticky-bar" role="toolbar" aria-label={label}>
      <div className="ink-sticky-bar-main">{children}</div>
      {aside ? <div className="ink-sticky-bar-aside">{aside}</div> : null}
    </div>
  );
}
