import type { FaceProps } from '../face/face.ts';
import { UnitPicker } from '../unit-picker/UnitPicker.tsx';
import { offeredUnits } from '../options/unit-scope.ts';
import { useSignalValue } from '../face/use-signal-value.ts';
import { staffDeptMixedText } from './staff-dept-mixed.locale.ts';

export function StaffDeptMixedDesktop(props: FaceProps) {
  const kind = offeredUnits(useSignalValue(props.field.options));
  return <UnitPicker {...props} kind={kind} isMulti placeholder={staffDeptMixedText.choose[props.locale]} />;
}
