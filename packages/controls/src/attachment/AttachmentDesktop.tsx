import type { FaceProps } from '../face/face.ts';
import { FilesInDialog } from '../upload/FilesInDialog.tsx';
import { AttachmentInput } from './AttachmentInput.tsx';

/** Files of any kind; in a cell of a sheet behind a button that says how many there are. */
export function AttachmentDesktop(props: FaceProps) {
  return props.compact ? <FilesInDialog {...props} Input={AttachmentInput} /> : <AttachmentInput {...props} />;
}
