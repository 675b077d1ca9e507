import type { FaceProps } from '../face/face.ts';
import { UnitPickerMobile } from '../unit-picker/UnitPickerMobile.tsx';
import { departmentSelectorText } from './department-selector.locale.ts';

export function DepartmentSelectorMobile(props: FaceProps) {
  return <UnitPickerMobile {...props} kind="Org" isMulti={false} placeholder={departmentSelectorText.choose[props.locale]} />;
}
