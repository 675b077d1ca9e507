import type { ControlType, Locale, LocalizedText } from '@inkstone/schema';
import { checkboxText } from './checkbox/checkbox.locale.ts';
import { createByText } from './create-by/create-by.locale.ts';
import { createByParentIdText } from './create-by-parent-id/create-by-parent-id.locale.ts';
import { createdTimeText } from './created-time/created-time.locale.ts';
import { dateText } from './date/date.locale.ts';
import { departmentMultiSelectorText } from './department-multi-selector/department-multi-selector.locale.ts';
import { departmentSelectorText } from './department-selector/department-selector.locale.ts';
import { descriptionText } from './description/description.locale.ts';
import { dropdownText } from './dropdown/dropdown.locale.ts';
import { groupText } from './group/group.locale.ts';
import { labelText } from './label/label.locale.ts';
import { logicText } from './logic/logic.locale.ts';
import { modifiedTimeText } from './modified-time/modified-time.locale.ts';
import { modifyByText } from './modify-by/modify-by.locale.ts';
import { numberText } from './number/number.locale.ts';
import { ownerIdText } from './owner-id/owner-id.locale.ts';
import { ownerParentIdText } from './owner-parent-id/owner-parent-id.locale.ts';
import { radioText } from './radio/radio.locale.ts';
import { relevanceFormText } from './relevance-form/relevance-form.locale.ts';
import { sequenceNoText } from './sequence-no/sequence-no.locale.ts';
import { sequenceStatusText } from './sequence-status/sequence-status.locale.ts';
import { sheetText } from './sheet/sheet.locale.ts';
import { sheetStatisticText } from './sheet-statistic/sheet-statistic.locale.ts';
import { staffMultiSelectorText } from './staff-multi-selector/staff-multi-selector.locale.ts';
import { staffSelectorText } from './staff-selector/staff-selector.locale.ts';
import { textText } from './text/text.locale.ts';
import { textareaText } from './textarea/textarea.locale.ts';
import { titleText } from './title/title.locale.ts';
import { urgencyLevelText } from './urgency-level/urgency-level.locale.ts';

export { issueText } from './issue-text.ts';
export { statusText } from './sequence-status/sequence-status.locale.ts';
export { urgencyText } from './urgency-level/urgency-level.locale.ts';

/** Every text of every control; `name` is the control's own. */
export const controlTexts: Readonly<Record<ControlType, { readonly name: LocalizedText; readonly [key: string]: LocalizedText }>> = {
  label: labelText,
  text: textText,
  textarea: textareaText,
  date: dateText,
  number: numberText,
  radio: radioText,
  checkbox: checkboxText,
  dropdown: dropdownText,
  logic: logicText,
  'staff-selector': staffSelectorText,
  'staff-multi-selector': staffMultiSelectorText,
  'department-selector': departmentSelectorText,
  'department-multi-selector': departmentMultiSelectorText,
  'relevance-form': relevanceFormText,
  'sequence-no': sequenceNoText,
  'create-by': createByText,
  'create-by-parent-id': createByParentIdText,
  'modify-by': modifyByText,
  'created-time': createdTimeText,
  'modified-time': modifiedTimeText,
  'owner-id': ownerIdText,
  'sequence-status': sequenceStatusText,
  'owner-parent-id': ownerParentIdText,
  group: groupText,
  sheet: sheetText,
  description: descriptionText,
  title: titleText,
  'sheet-statistic': sheetStatisticText,
  'urgency-level': urgencyLevelText,
};

/** What the control is called, e.g. in the designer's palette. */
export function controlName(type: ControlType, locale: Locale): string {
  return controlTexts[type].name[locale];
}
