import type { ViewProps } from '../view/control-view.ts';
import { useModelContext } from '../view/model-context.ts';
import { useSignalValue } from '../view/use-signal-value.ts';

/** The value as one line of plain text, as its model formats it. */
export function FormattedValue({ field, form, locale }: ViewProps) {
  const value = useSignalValue(field.value);
  return <span>{field.model.format(value, useModelContext(field, form, locale))}</span>;
}
