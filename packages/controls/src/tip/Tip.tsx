import { lazy, Suspense, type ReactElement } from 'react';
import type { TipBubbleProps } from './TipBubble.tsx';

const TipBubble = lazy(() => import('./TipBubble.tsx').then((module) => ({ default: module.TipBubble })));

/** A tooltip around its children, shown on hover; loaded on demand. */
export function Tip({ children, ...bubble }: TipBubbleProps & { readonly children: ReactElement }) {
  return (
    <Suspense fallback={children}>
      <TipBubble {...bubble}>{children}</TipBubble>
    </Suspense>
  );
}
