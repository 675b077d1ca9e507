import type { FaceProps } from '../face/face.ts';
import { useModelContext } from '../face/model-context.ts';
import { useSignalValue } from '../face/use-signal-value.ts';

/** A value as one line of plain text, drawn from the model. */
export function FormattedValue({ field, form, locale }: FaceProps) {
  const value = useSignalValue(field.value);
  return <span>{field.model.format(value, useModelContext(field, form, locale))}</span>;
}
