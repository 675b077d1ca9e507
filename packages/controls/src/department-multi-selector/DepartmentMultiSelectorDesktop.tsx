import type { ViewProps } from '../view/control-view.ts';
import { UnitPicker } from '../unit-picker/UnitPicker.tsx';
import { departmentMultiSelectorText } from './department-multi-selector.locale.ts';

export function DepartmentMultiSelectorDesktop(props: ViewProps) {
  return <UnitPicker {...props} kind="Org" isMulti={true} placeholder={departmentMultiSelectorText.choose[props.locale]} />;
}
