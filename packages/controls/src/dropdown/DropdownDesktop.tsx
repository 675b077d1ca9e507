import { lazy, Suspense } from 'react';
import type { FaceProps } from '../face/face.ts';
import { ShortList } from './ShortList.tsx';
import { useIsShortList } from './use-short-list.ts';

const LongDropdown = lazy(() => import('./LongDropdown.tsx').then((module) => ({ default: module.LongDropdown })));

/** One choice from a list that opens. */
export function DropdownDesktop(props: FaceProps) {
  if (useIsShortList(props)) return <ShortList {...props} />;
  return (
    <Suspense fallback={null}>
      <LongDropdown {...props} />
    </Suspense>
  );
}
