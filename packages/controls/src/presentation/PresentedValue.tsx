import type { ViewProps } from '../view/control-view.ts';
import { inputId } from '../view/field-id.ts';
import { useModelContext } from '../view/model-context.ts';
import { useSignalValue } from '../view/use-signal-value.ts';
import { PresentationView } from './PresentationView.tsx';

/** The read-only view of a value, as its model presents it. */
export function PresentedValue({ field, form, locale }: ViewProps) {
  const value = useSignalValue(field.value);
  const context = useModelContext(field, form, locale);
  return (
    <div id={inputId(field.path)} tabIndex={-1}>
      <PresentationView tree={field.model.present(value, context)} />
    </div>
  );
}
