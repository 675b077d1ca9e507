import type { FaceProps } from '../face.ts';
import { useIsNarrow } from '../narrow-context.ts';
import { SheetDesktop } from './SheetDesktop.tsx';
import { SheetMobile } from './SheetMobile.tsx';

/** Rows to read. They may still come and go where the person has that right alone. */
export function SheetReadonly(props: FaceProps) {
  return useIsNarrow() ? <SheetMobile {...props} /> : <SheetDesktop {...props} />;
}
