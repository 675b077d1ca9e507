import type { ViewProps } from '../view/control-view.ts';
import { UnitPickerMobile } from '../unit-picker/UnitPickerMobile.tsx';
import { departmentMultiSelectorText } from './department-multi-selector.locale.ts';

export function DepartmentMultiSelectorMobile(props: ViewProps) {
  return <UnitPickerMobile {...props} kind="Org" isMulti={true} placeholder={departmentMultiSelectorText.choose[props.locale]} />;
}
