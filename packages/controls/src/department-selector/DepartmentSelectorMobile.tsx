import type { ViewProps } from '../view/control-view.ts';
import { UnitPickerMobile } from '../unit-picker/UnitPickerMobile.tsx';
import { departmentSelectorText } from './department-selector.locale.ts';

export function DepartmentSelectorMobile(props: ViewProps) {
  return <UnitPickerMobile {...props} kind="Org" isMulti={false} placeholder={departmentSelectorText.choose[props.locale]} />;
}
