import type { ViewProps } from '../view/control-view.ts';
import { switchOption } from '../options/declared-option.ts';
import { useIsNarrow } from '../view/narrow-context.ts';
import { useSignalValue } from '../view/use-signal-value.ts';
import { SheetDesktop } from './SheetDesktop.tsx';
import { SheetMobile } from './SheetMobile.tsx';
import { SheetPattern } from './SheetPattern.tsx';

/** A read-only sheet. Rows can still be added and deleted if the user has only those permissions. */
export function SheetReadonly(props: ViewProps) {
  const options = useSignalValue(props.field.options);
  const isNarrow = useIsNarrow();
  if (switchOption(options, 'showSheetViewPattern')) return <SheetPattern {...props} />;
  return isNarrow ? <SheetMobile {...props} /> : <SheetDesktop {...props} />;
}
