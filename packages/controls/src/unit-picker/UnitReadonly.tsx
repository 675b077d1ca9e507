import { Presented } from '../face/define-faces.ui.ts';
import type { FaceProps } from '../face/face.ts';
import { inputId } from '../face/field-id.ts';
import { useSignalValue } from '../face/use-signal-value.ts';
import { pickedUnits } from './picked-units.ts';
import { UnitNames } from './UnitNames.tsx';

/** Who is picked, for those who may only read. */
export function UnitReadonly(props: FaceProps) {
  const { field, locale } = props;
  const units = pickedUnits(useSignalValue(field.value));
  const options = useSignalValue(field.options);
  if (units.length === 0) return <Presented {...props} />;
  return (
    <div id={inputId(field.path)} tabIndex={-1}>
      <UnitNames units={units} options={options} locale={locale} />
    </div>
  );
}
