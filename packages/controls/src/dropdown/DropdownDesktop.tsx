import { lazy, Suspense } from 'react';
import type { ViewProps } from '../view/control-view.ts';
import { ShortList } from './ShortList.tsx';
import { useIsShortList } from './use-short-list.ts';

const LongDropdown = lazy(() => import('./LongDropdown.tsx').then((module) => ({ default: module.LongDropdown })));

/** Single choice from a dropdown list. */
export function DropdownDesktop(props: ViewProps) {
  if (useIsShortList(props)) return <ShortList {...props} />;
  return (
    <Suspense fallback={null}>
      <LongDropdown {...props} />
    </Suspense>
  );
}
