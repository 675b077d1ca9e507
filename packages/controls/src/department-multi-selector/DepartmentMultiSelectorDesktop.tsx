import type { FaceProps } from '../face.ts';
import { DepartmentPicker } from '../unit-picker/DepartmentPicker.tsx';
import { departmentMultiSelectorText } from './department-multi-selector.locale.ts';

export function DepartmentMultiSelectorDesktop(props: FaceProps) {
  return <DepartmentPicker {...props} isMulti={true} placeholder={departmentMultiSelectorText.choose[props.locale]} />;
}
