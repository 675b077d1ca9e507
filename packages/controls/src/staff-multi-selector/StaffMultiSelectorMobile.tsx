import type { ViewProps } from '../view/control-view.ts';
import { UnitPickerMobile } from '../unit-picker/UnitPickerMobile.tsx';
import { staffMultiSelectorText } from './staff-multi-selector.locale.ts';

export function StaffMultiSelectorMobile(props: ViewProps) {
  return <UnitPickerMobile {...props} kind="User" isMulti={true} placeholder={staffMultiSelectorText.choose[props.locale]} />;
}
