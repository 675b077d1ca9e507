import { lazy, Suspense, type ReactElement } from 'react';
import type { TipBubbleProps } from './TipBubble.tsx';

const TipBubble = lazy(() => import('./TipBubble.tsx').then((module) => ({ default: module.TipBubble })));

/** Words beside what it is around, on pointing at it; fetched by forms that have such words. */
export function Tip({ children, ...bubble }: TipBubbleProps & { readonly children: ReactElement }) {
  return (
    <Suspense fallback={children}>
      <TipBubble {...bubble}>{children}</TipBubble>
    </Suspense>
  );
}
