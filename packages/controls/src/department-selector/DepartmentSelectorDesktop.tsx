import type { ViewProps } from '../view/control-view.ts';
import { UnitPicker } from '../unit-picker/UnitPicker.tsx';
import { departmentSelectorText } from './department-selector.locale.ts';

export function DepartmentSelectorDesktop(props: ViewProps) {
  return <UnitPicker {...props} kind="Org" isMulti={false} placeholder={departmentSelectorText.choose[props.locale]} />;
}
