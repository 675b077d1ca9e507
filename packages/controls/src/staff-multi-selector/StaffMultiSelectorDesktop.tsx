import type { ViewProps } from '../view/control-view.ts';
import { UnitPicker } from '../unit-picker/UnitPicker.tsx';
import { staffMultiSelectorText } from './staff-multi-selector.locale.ts';

export function StaffMultiSelectorDesktop(props: ViewProps) {
  return <UnitPicker {...props} kind="User" isMulti={true} placeholder={staffMultiSelectorText.choose[props.locale]} />;
}
