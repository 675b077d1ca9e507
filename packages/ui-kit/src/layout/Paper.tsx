import type { ReactNode } from 'react';
import './layout.css';

/** A sheet of paper on the page: a surface with a hairline. */
export function Paper({ children, className = '' }: { readonly children: ReactNode; readonly className?: string }) {
  return <div className={`ink-paper ${className}`}>{children}</div>;
}
