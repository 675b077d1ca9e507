import type { FaceProps } from '../face.ts';
import { inputId } from '../field-id.ts';
import { modelContext } from '../model-context.ts';
import { useSignalValue } from '../use-signal-value.ts';
import { PresentationView } from './PresentationView.tsx';

/** A value for those who may only read it, drawn from the model. */
export function PresentedValue({ field, form, locale }: FaceProps) {
  const value = useSignalValue(field.value);
  const options = useSignalValue(field.options);
  return (
    <div id={inputId(field.path)} tabIndex={-1}>
      <PresentationView tree={field.model.present(value, modelContext(field, form, locale, options))} />
    </div>
  );
}
