import type { ViewProps } from '../view/control-view.ts';
import { FilesInDialog } from '../upload/FilesInDialog.tsx';
import { AttachmentInput } from './AttachmentInput.tsx';

/** Files of any kind; in a cell of a sheet, a button with their number that opens a dialog. */
export function AttachmentDesktop(props: ViewProps) {
  return props.compact ? <FilesInDialog {...props} Input={AttachmentInput} /> : <AttachmentInput {...props} />;
}
