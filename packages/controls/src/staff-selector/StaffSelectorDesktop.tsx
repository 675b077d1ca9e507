import type { ViewProps } from '../view/control-view.ts';
import { UnitPicker } from '../unit-picker/UnitPicker.tsx';
import { staffSelectorText } from './staff-selector.locale.ts';

export function StaffSelectorDesktop(props: ViewProps) {
  return <UnitPicker {...props} kind="User" isMulti={false} placeholder={staffSelectorText.choose[props.locale]} />;
}
