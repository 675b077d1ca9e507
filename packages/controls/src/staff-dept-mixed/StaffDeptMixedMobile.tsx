import type { FaceProps } from '../face/face.ts';
import { UnitPickerMobile } from '../unit-picker/UnitPickerMobile.tsx';
import { offeredUnits } from '../options/unit-scope.ts';
import { useSignalValue } from '../face/use-signal-value.ts';
import { staffDeptMixedText } from './staff-dept-mixed.locale.ts';

export function StaffDeptMixedMobile(props: FaceProps) {
  const kind = offeredUnits(useSignalValue(props.field.options));
  return <UnitPickerMobile {...props} kind={kind} isMulti placeholder={staffDeptMixedText.choose[props.locale]} />;
}
