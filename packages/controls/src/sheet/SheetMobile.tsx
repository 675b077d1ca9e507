import { lazy, Suspense } from 'react';
import type { FaceProps } from '../face/face.ts';
import { useSignalValue } from '../face/use-signal-value.ts';
import { mobileModeOf } from './cards/mobile-mode.ts';
import { SheetCards } from './cards/SheetCards.tsx';

const SheetDesktop = lazy(() => import('./SheetDesktop.tsx').then((module) => ({ default: module.SheetDesktop })));

/** A sheet on a phone, in the way its definition asks for. Where all rows are edited at once, they stand open. */
export function SheetMobile(props: FaceProps) {
  const { field, form } = props;
  const mode = mobileModeOf(useSignalValue(field.options));
  if (mode === 'table') {
    return (
      <Suspense fallback={null}>
        <SheetDesktop {...props} />
      </Suspense>
    );
  }
  return <SheetCards {...props} isUnfolded={mode === 'waterfall' || form.sheet(field.path).showAllEdit} />;
}
