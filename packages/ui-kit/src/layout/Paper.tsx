import type { ReactNode } from 'react';
import './layout.css';

/** A surface with a thin border. */
export function Paper({ children, className = '' }: { readonly children: ReactNode; readonly className?: string }) {
  return <div className={`ink-paper ${className}`}>{children}</div>;
}
