import type { FaceProps } from '../face/face.ts';
import { UnitPickerMobile } from '../unit-picker/UnitPickerMobile.tsx';
import { staffSelectorText } from './staff-selector.locale.ts';

export function StaffSelectorMobile(props: FaceProps) {
  return <UnitPickerMobile {...props} kind="User" isMulti={false} placeholder={staffSelectorText.choose[props.locale]} />;
}
