import type { FaceProps } from '../face.ts';
import { StaffPicker } from '../unit-picker/StaffPicker.tsx';
import { staffMultiSelectorText } from './staff-multi-selector.locale.ts';

export function StaffMultiSelectorDesktop(props: FaceProps) {
  return <StaffPicker {...props} isMulti={true} placeholder={staffMultiSelectorText.choose[props.locale]} />;
}
