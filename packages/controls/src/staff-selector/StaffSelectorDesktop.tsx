import type { FaceProps } from '../face/face.ts';
import { UnitPicker } from '../unit-picker/UnitPicker.tsx';
import { staffSelectorText } from './staff-selector.locale.ts';

export function StaffSelectorDesktop(props: FaceProps) {
  return <UnitPicker {...props} kind="User" isMulti={false} placeholder={staffSelectorText.choose[props.locale]} />;
}
