import type { FaceProps } from '../face.ts';
import { DepartmentPicker } from '../unit-picker/DepartmentPicker.tsx';
import { departmentSelectorText } from './department-selector.locale.ts';

export function DepartmentSelectorDesktop(props: FaceProps) {
  return <DepartmentPicker {...props} isMulti={false} placeholder={departmentSelectorText.choose[props.locale]} />;
}
