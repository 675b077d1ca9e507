import type { ViewProps } from '../view/control-view.ts';
import { FilesInDialog } from '../upload/FilesInDialog.tsx';
import { SignatureInput } from './SignatureInput.tsx';

/** A handwritten signature; in a cell of a sheet, behind a button. */
export function SignatureDesktop(props: ViewProps) {
  return props.compact ? <FilesInDialog {...props} Input={SignatureInput} /> : <SignatureInput {...props} />;
}
