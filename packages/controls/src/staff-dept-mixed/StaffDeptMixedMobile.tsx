import type { ViewProps } from '../view/control-view.ts';
import { UnitPickerMobile } from '../unit-picker/UnitPickerMobile.tsx';
import { offeredUnits } from '../options/unit-scope.ts';
import { useSignalValue } from '../view/use-signal-value.ts';
import { staffDeptMixedText } from './staff-dept-mixed.locale.ts';

export function StaffDeptMixedMobile(props: ViewProps) {
  const kind = offeredUnits(useSignalValue(props.field.options));
  return <UnitPickerMobile {...props} kind={kind} isMulti placeholder={staffDeptMixedText.choose[props.locale]} />;
}
