import type { FaceProps } from '../face/face.ts';
import { UnitPickerMobile } from '../unit-picker/UnitPickerMobile.tsx';
import { staffMultiSelectorText } from './staff-multi-selector.locale.ts';

export function StaffMultiSelectorMobile(props: FaceProps) {
  return <UnitPickerMobile {...props} kind="User" isMulti={true} placeholder={staffMultiSelectorText.choose[props.locale]} />;
}
