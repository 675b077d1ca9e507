import type { FaceProps } from '../face/face.ts';
import type { FilesValue } from '../values/file-value.ts';
import { FormattedValue } from '../presentation/FormattedValue.tsx';
import { useSignalValue } from '../face/use-signal-value.ts';
import { Thumbnails } from './Thumbnails.tsx';
import { useFileServices } from './use-upload-list.ts';

/** The pictures of a cell, small; their names where nobody says how files are reached. */
export function ImageCell(props: FaceProps) {
  const files = (useSignalValue(props.field.value) as FilesValue) ?? [];
  const services = useFileServices();
  if (!services || files.length === 0) return <FormattedValue {...props} />;
  return <Thumbnails images={files.map(({ id, name }) => ({ refId: id, alt: name || id }))} />;
}
