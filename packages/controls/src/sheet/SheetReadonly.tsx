import type { FaceProps } from '../face.ts';
import { switchOption } from '../declared-option.ts';
import { useIsNarrow } from '../narrow-context.ts';
import { useSignalValue } from '../use-signal-value.ts';
import { SheetDesktop } from './SheetDesktop.tsx';
import { SheetMobile } from './SheetMobile.tsx';
import { SheetPattern } from './SheetPattern.tsx';

/** Rows to read. They may still come and go where the person has that right alone. */
export function SheetReadonly(props: FaceProps) {
  const options = useSignalValue(props.field.options);
  const isNarrow = useIsNarrow();
  if (switchOption(options, 'showSheetViewPattern')) return <SheetPattern {...props} />;
  return isNarrow ? <SheetMobile {...props} /> : <SheetDesktop {...props} />;
}
