import type { FaceProps } from '../face/face.ts';
import { UnitPickerMobile } from '../unit-picker/UnitPickerMobile.tsx';
import { departmentMultiSelectorText } from './department-multi-selector.locale.ts';

export function DepartmentMultiSelectorMobile(props: FaceProps) {
  return <UnitPickerMobile {...props} kind="Org" isMulti={true} placeholder={departmentMultiSelectorText.choose[props.locale]} />;
}
