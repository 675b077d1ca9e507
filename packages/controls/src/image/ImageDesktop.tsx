import type { FaceProps } from '../face/face.ts';
import { FilesInDialog } from '../upload/FilesInDialog.tsx';
import { ImageInput } from './ImageInput.tsx';

/** Pictures; in a cell of a sheet behind a button that says how many there are. */
export function ImageDesktop(props: FaceProps) {
  return props.compact ? <FilesInDialog {...props} Input={ImageInput} /> : <ImageInput {...props} />;
}
