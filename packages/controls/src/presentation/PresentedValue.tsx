import type { FaceProps } from '../face/face.ts';
import { inputId } from '../face/field-id.ts';
import { useModelContext } from '../face/model-context.ts';
import { useSignalValue } from '../face/use-signal-value.ts';
import { PresentationView } from './PresentationView.tsx';

/** A value for those who may only read it, drawn from the model. */
export function PresentedValue({ field, form, locale }: FaceProps) {
  const value = useSignalValue(field.value);
  const context = useModelContext(field, form, locale);
  return (
    <div id={inputId(field.path)} tabIndex={-1}>
      <PresentationView tree={field.model.present(value, context)} />
    </div>
  );
}
