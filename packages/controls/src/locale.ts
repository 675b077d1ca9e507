import type { ControlType, Locale, LocalizedText } from '@inkstone/schema';
import { addressTabSelectorText } from './address-tab-selector/address-tab-selector.locale.ts';
import { addressText } from './address/address.locale.ts';
import { approvalOpinionText } from './approval-opinion/approval-opinion.locale.ts';
import { attachmentText } from './attachment/attachment.locale.ts';
import { checkboxText } from './checkbox/checkbox.locale.ts';
import { createByParentIdText } from './create-by-parent-id/create-by-parent-id.locale.ts';
import { createByText } from './create-by/create-by.locale.ts';
import { createdTimeText } from './created-time/created-time.locale.ts';
import { dateRangeText } from './date-range/date-range.locale.ts';
import { dateText } from './date/date.locale.ts';
import { departmentMultiSelectorText } from './department-multi-selector/department-multi-selector.locale.ts';
import { departmentSelectorText } from './department-selector/department-selector.locale.ts';
import { descriptionText } from './description/description.locale.ts';
import { dropdownMultiText } from './dropdown-multi/dropdown-multi.locale.ts';
import { dropdownText } from './dropdown/dropdown.locale.ts';
import { formContainerText } from './form-container/form-container.locale.ts';
import { groupText } from './group/group.locale.ts';
import { htmlText } from './html/html.locale.ts';
import { imageText } from './image/image.locale.ts';
import { labelText } from './label/label.locale.ts';
import { locationText } from './location/location.locale.ts';
import { logicText } from './logic/logic.locale.ts';
import { modifiedTimeText } from './modified-time/modified-time.locale.ts';
import { modifyByText } from './modify-by/modify-by.locale.ts';
import { numberRangeText } from './number-range/number-range.locale.ts';
import { numberText } from './number/number.locale.ts';
import { ownerIdText } from './owner-id/owner-id.locale.ts';
import { ownerParentIdText } from './owner-parent-id/owner-parent-id.locale.ts';
import { radioText } from './radio/radio.locale.ts';
import { relevanceFormExText } from './relevance-form-ex/relevance-form-ex.locale.ts';
import { relevanceFormText } from './relevance-form/relevance-form.locale.ts';
import { reverseRelevanceText } from './reverse-relevance/reverse-relevance.locale.ts';
import { sequenceNoText } from './sequence-no/sequence-no.locale.ts';
import { sequenceStatusText } from './sequence-status/sequence-status.locale.ts';
import { sheetStatisticText } from './sheet-statistic/sheet-statistic.locale.ts';
import { sheetText } from './sheet/sheet.locale.ts';
import { signatureText } from './signature/signature.locale.ts';
import { staffDeptMixedText } from './staff-dept-mixed/staff-dept-mixed.locale.ts';
import { staffMultiSelectorText } from './staff-multi-selector/staff-multi-selector.locale.ts';
import { staffSelectorText } from './staff-selector/staff-selector.locale.ts';
import { systemOtherText } from './system-other/system-other.locale.ts';
import { tabsPanelText } from './tabs-panel/tabs-panel.locale.ts';
import { tabsText } from './tabs/tabs.locale.ts';
import { textText } from './text/text.locale.ts';
import { textareaText } from './textarea/textarea.locale.ts';
import { timeRangeText } from './time-range/time-range.locale.ts';
import { timeText } from './time/time.locale.ts';
import { tipsText } from './tips/tips.locale.ts';
import { titleText } from './title/title.locale.ts';
import { urgencyLevelText } from './urgency-level/urgency-level.locale.ts';

export { issueText } from './issues/issue-text.ts';
export { optionIssueText } from './option-rule/option-issue-text.ts';
export { statusText } from './sequence-status/sequence-status.locale.ts';
export { systemFieldText } from './system-field-text.ts';
export { urgencyText } from './urgency-level/urgency-level.locale.ts';

/** All texts of all controls; `name` is the name of the control. */
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
  attachment: attachmentText,
  image: imageText,
  location: locationText,
  'date-range': dateRangeText,
  'number-range': numberRangeText,
  address: addressText,
  signature: signatureText,
  tips: tipsText,
  time: timeText,
  'time-range': timeRangeText,
  'dropdown-multi': dropdownMultiText,
  'address-tab-selector': addressTabSelectorText,
  'staff-dept-mixed': staffDeptMixedText,
  'approval-opinion': approvalOpinionText,
  'relevance-form-ex': relevanceFormExText,
  'reverse-relevance': reverseRelevanceText,
  'system-other': systemOtherText,
  html: htmlText,
  'form-container': formContainerText,
  tabs: tabsText,
  'tabs-panel': tabsPanelText,
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

/** Returns the name of a control type, for example for the designer's palette. */
export function controlName(type: ControlType, locale: Locale): string {
  return controlTexts[type].name[locale];
}
