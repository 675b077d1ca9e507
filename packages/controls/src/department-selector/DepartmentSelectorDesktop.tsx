import type { FaceProps } from '../face/face.ts';
import { UnitPicker } from '../unit-picker/UnitPicker.tsx';
import { departmentSelectorText } from './department-selector.locale.ts';

export function DepartmentSelectorDesktop(props: FaceProps) {
  return <UnitPicker {...props} kind="Org" isMulti={false} placeholder={departmentSelectorText.choose[props.locale]} />;
}
