import { FirstFocus } from './FirstFocus.tsx';
import { ReturnFocus } from './ReturnFocus.tsx';

/** Where the focus is when a dialog opens, and when it is gone. The application renders it once. */
export function DialogFocus() {
  return (
    <>
      <FirstFocus />
      <ReturnFocus />
    </>
  );
}
