import type { ViewProps } from '../view/control-view.ts';
import type { FilesValue } from '../values/file-value.ts';
import { FormattedValue } from '../presentation/FormattedValue.tsx';
import { useSignalValue } from '../view/use-signal-value.ts';
import { Thumbnails } from '../upload/Thumbnails.tsx';
import { useFileServices } from '../upload/use-upload-list.ts';

/** Thumbnails of the pictures of a cell; only their names if there are no file services. */
export function ImageCell(props: ViewProps) {
  const files = (useSignalValue(props.field.value) as FilesValue) ?? [];
  const services = useFileServices();
  if (!services || files.length === 0) return <FormattedValue {...props} />;
  return <Thumbnails images={files.map(({ id, name }) => ({ refId: id, alt: name || id }))} />;
}
