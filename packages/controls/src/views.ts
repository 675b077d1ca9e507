import { addressTabSelectorViews } from './address-tab-selector/address-tab-selector.ui.ts';
import { addressViews } from './address/address.ui.ts';
import { attachmentViews } from './attachment/attachment.ui.ts';
import { approvalOpinionViews } from './approval-opinion/approval-opinion.ui.ts';
import { checkboxViews } from './checkbox/checkbox.ui.ts';
import { createByViews } from './create-by/create-by.ui.ts';
import { createByParentIdViews } from './create-by-parent-id/create-by-parent-id.ui.ts';
import { createdTimeViews } from './created-time/created-time.ui.ts';
import { dateViews } from './date/date.ui.ts';
import { departmentMultiSelectorViews } from './department-multi-selector/department-multi-selector.ui.ts';
import { departmentSelectorViews } from './department-selector/department-selector.ui.ts';
import { descriptionViews } from './description/description.ui.ts';
import { dropdownViews } from './dropdown/dropdown.ui.ts';
import { formContainerViews } from './form-container/form-container.ui.ts';
import { groupViews } from './group/group.ui.ts';
import { imageViews } from './image/image.ui.ts';
import { labelViews } from './label/label.ui.ts';
import { locationViews } from './location/location.ui.ts';
import { logicViews } from './logic/logic.ui.ts';
import { modifiedTimeViews } from './modified-time/modified-time.ui.ts';
import { modifyByViews } from './modify-by/modify-by.ui.ts';
import { numberViews } from './number/number.ui.ts';
import { ownerIdViews } from './owner-id/owner-id.ui.ts';
import { ownerParentIdViews } from './owner-parent-id/owner-parent-id.ui.ts';
import { radioViews } from './radio/radio.ui.ts';
import { relevanceFormViews } from './relevance-form/relevance-form.ui.ts';
import { relevanceFormExViews } from './relevance-form-ex/relevance-form-ex.ui.ts';
import { reverseRelevanceViews } from './reverse-relevance/reverse-relevance.ui.ts';
import { sequenceNoViews } from './sequence-no/sequence-no.ui.ts';
import { sequenceStatusViews } from './sequence-status/sequence-status.ui.ts';
import { sheetViews } from './sheet/sheet.ui.ts';
import { sheetStatisticViews } from './sheet-statistic/sheet-statistic.ui.ts';
import { staffDeptMixedViews } from './staff-dept-mixed/staff-dept-mixed.ui.ts';
import { signatureViews } from './signature/signature.ui.ts';
import { staffMultiSelectorViews } from './staff-multi-selector/staff-multi-selector.ui.ts';
import { staffSelectorViews } from './staff-selector/staff-selector.ui.ts';
import { tabsViews } from './tabs/tabs.ui.ts';
import { tabsPanelViews } from './tabs-panel/tabs-panel.ui.ts';
import { textViews } from './text/text.ui.ts';
import { textareaViews } from './textarea/textarea.ui.ts';
import { titleViews } from './title/title.ui.ts';
import { urgencyLevelViews } from './urgency-level/urgency-level.ui.ts';
import { timeViews } from './time/time.ui.ts';
import { dateRangeViews } from './date-range/date-range.ui.ts';
import { timeRangeViews } from './time-range/time-range.ui.ts';
import { numberRangeViews } from './number-range/number-range.ui.ts';
import { tipsViews } from './tips/tips.ui.ts';
import { htmlViews } from './html/html.ui.ts';
import { systemOtherViews } from './system-other/system-other.ui.ts';
import { dropdownMultiViews } from './dropdown-multi/dropdown-multi.ui.ts';
import type { ControlType } from './models.ts';
import type { ControlViews } from './view/control-view.ts';

/** The views of every control by type, loaded when first rendered; a missing control does not compile. */
export const controlViews: Readonly<Record<ControlType, ControlViews>> = {
  address: addressViews,
  'address-tab-selector': addressTabSelectorViews,
  location: locationViews,
  'approval-opinion': approvalOpinionViews,
  text: textViews,
  textarea: textareaViews,
  number: numberViews,
  date: dateViews,
  radio: radioViews,
  checkbox: checkboxViews,
  dropdown: dropdownViews,
  logic: logicViews,
  attachment: attachmentViews,
  image: imageViews,
  signature: signatureViews,
  'staff-selector': staffSelectorViews,
  'staff-multi-selector': staffMultiSelectorViews,
  'department-selector': departmentSelectorViews,
  'department-multi-selector': departmentMultiSelectorViews,
  'staff-dept-mixed': staffDeptMixedViews,
  'relevance-form': relevanceFormViews,
  'reverse-relevance': reverseRelevanceViews,
  'relevance-form-ex': relevanceFormExViews,
  sheet: sheetViews,
  'sheet-statistic': sheetStatisticViews,
  group: groupViews,
  title: titleViews,
  label: labelViews,
  description: descriptionViews,
  'sequence-no': sequenceNoViews,
  'create-by': createByViews,
  'create-by-parent-id': createByParentIdViews,
  'modify-by': modifyByViews,
  'created-time': createdTimeViews,
  'modified-time': modifiedTimeViews,
  'owner-id': ownerIdViews,
  'owner-parent-id': ownerParentIdViews,
  'sequence-status': sequenceStatusViews,
  'urgency-level': urgencyLevelViews,
  tabs: tabsViews,
  'tabs-panel': tabsPanelViews,
  'form-container': formContainerViews,
  time: timeViews,
  'date-range': dateRangeViews,
  'time-range': timeRangeViews,
  'number-range': numberRangeViews,
  tips: tipsViews,
  html: htmlViews,
  'system-other': systemOtherViews,
  'dropdown-multi': dropdownMultiViews,
};

export type { ControlViews, ControlView, ViewProps } from './view/control-view.ts';
export { PresentationView } from './presentation/PresentationView.tsx';
export * from './services/ui-services.ts';
export { useSignalValue } from './view/use-signal-value.ts';
