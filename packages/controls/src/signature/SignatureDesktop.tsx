import type { FaceProps } from '../face/face.ts';
import { FilesInDialog } from '../upload/FilesInDialog.tsx';
import { SignatureInput } from './SignatureInput.tsx';

/** A signature written by hand; in a cell of a sheet behind a button. */
export function SignatureDesktop(props: FaceProps) {
  return props.compact ? <FilesInDialog {...props} Input={SignatureInput} /> : <SignatureInput {...props} />;
}
