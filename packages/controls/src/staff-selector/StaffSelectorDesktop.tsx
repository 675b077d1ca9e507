import type { FaceProps } from '../face.ts';
import { StaffPicker } from '../unit-picker/StaffPicker.tsx';
import { staffSelectorText } from './staff-selector.locale.ts';

export function StaffSelectorDesktop(props: FaceProps) {
  return <StaffPicker {...props} isMulti={false} placeholder={staffSelectorText.choose[props.locale]} />;
}
