import { lazy, Suspense } from 'react';
import type { ViewProps } from '../view/control-view.ts';
import { useSignalValue } from '../view/use-signal-value.ts';
import { mobileModeOf } from './cards/mobile-mode.ts';
import { SheetCards } from './cards/SheetCards.tsx';

const SheetDesktop = lazy(() => import('./SheetDesktop.tsx').then((module) => ({ default: module.SheetDesktop })));

/** A sheet on a phone, in the mode of its definition. In the mode that edits all rows at once, the cards are expanded. */
export function SheetMobile(props: ViewProps) {
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
