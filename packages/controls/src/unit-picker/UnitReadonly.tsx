import { Presented } from '../presentation/define-views.ui.ts';
import type { ViewProps } from '../view/control-view.ts';
import { inputId } from '../view/field-id.ts';
import { useSignalValue } from '../view/use-signal-value.ts';
import { pickedUnits } from './picked-units.ts';
import { UnitNames } from './UnitNames.tsx';

/** The picked units, read-only. */
export function UnitReadonly(props: ViewProps) {
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
