import type { ViewProps } from '../view/control-view.ts';
import { UnitPicker } from '../unit-picker/UnitPicker.tsx';
import { offeredUnits } from '../options/unit-scope.ts';
import { useSignalValue } from '../view/use-signal-value.ts';
import { staffDeptMixedText } from './staff-dept-mixed.locale.ts';

export function StaffDeptMixedDesktop(props: ViewProps) {
  const kind = offeredUnits(useSignalValue(props.field.options));
  return <UnitPicker {...props} kind={kind} isMulti placeholder={staffDeptMixedText.choose[props.locale]} />;
}
