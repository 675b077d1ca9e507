import type { FaceProps } from '../face/face.ts';
import { switchOption } from '../options/declared-option.ts';
import { useIsNarrow } from '../face/narrow-context.ts';
import { useSignalValue } from '../face/use-signal-value.ts';
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
