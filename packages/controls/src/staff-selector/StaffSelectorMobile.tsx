import type { ViewProps } from '../view/control-view.ts';
import { UnitPickerMobile } from '../unit-picker/UnitPickerMobile.tsx';
import { staffSelectorText } from './staff-selector.locale.ts';

export function StaffSelectorMobile(props: ViewProps) {
  return <UnitPickerMobile {...props} kind="User" isMulti={false} placeholder={staffSelectorText.choose[props.locale]} />;
}
