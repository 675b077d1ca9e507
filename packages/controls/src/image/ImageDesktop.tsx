import type { ViewProps } from '../view/control-view.ts';
import { FilesInDialog } from '../upload/FilesInDialog.tsx';
import { ImageInput } from './ImageInput.tsx';

/** Pictures; in a cell of a sheet, a button with their number that opens a dialog. */
export function ImageDesktop(props: ViewProps) {
  return props.compact ? <FilesInDialog {...props} Input={ImageInput} /> : <ImageInput {...props} />;
}
