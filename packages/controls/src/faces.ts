import type { ControlType } from '@inkstone/schema';
import { addressTabSelectorFaces } from './address-tab-selector/address-tab-selector.ui.ts';
import { addressFaces } from './address/address.ui.ts';
import { attachmentFaces } from './attachment/attachment.ui.ts';
import { approvalOpinionFaces } from './approval-opinion/approval-opinion.ui.ts';
import { checkboxFaces } from './checkbox/checkbox.ui.ts';
import { createByFaces } from './create-by/create-by.ui.ts';
import { createByParentIdFaces } from './create-by-parent-id/create-by-parent-id.ui.ts';
import { createdTimeFaces } from './created-time/created-time.ui.ts';
import { dateFaces } from './date/date.ui.ts';
import { departmentMultiSelectorFaces } from './department-multi-selector/department-multi-selector.ui.ts';
import { departmentSelectorFaces } from './department-selector/department-selector.ui.ts';
import { descriptionFaces } from './description/description.ui.ts';
import { dropdownFaces } from './dropdown/dropdown.ui.ts';
import { formContainerFaces } from './form-container/form-container.ui.ts';
import { groupFaces } from './group/group.ui.ts';
import { imageFaces } from './image/image.ui.ts';
import { labelFaces } from './label/label.ui.ts';
import { locationFaces } from './location/location.ui.ts';
import { logicFaces } from './logic/logic.ui.ts';
import { modifiedTimeFaces } from './modified-time/modified-time.ui.ts';
import { modifyByFaces } from './modify-by/modify-by.ui.ts';
import { numberFaces } from './number/number.ui.ts';
import { ownerIdFaces } from './owner-id/owner-id.ui.ts';
import { ownerParentIdFaces } from './owner-parent-id/owner-parent-id.ui.ts';
import { radioFaces } from './radio/radio.ui.ts';
import { relevanceFormFaces } from './relevance-form/relevance-form.ui.ts';
import { relevanceFormExFaces } from './relevance-form-ex/relevance-form-ex.ui.ts';
import { reverseRelevanceFaces } from './reverse-relevance/reverse-relevance.ui.ts';
import { sequenceNoFaces } from './sequence-no/sequence-no.ui.ts';
import { sequenceStatusFaces } from './sequence-status/sequence-status.ui.ts';
import { sheetFaces } from './sheet/sheet.ui.ts';
import { sheetStatisticFaces } from './sheet-statistic/sheet-statistic.ui.ts';
import { staffDeptMixedFaces } from './staff-dept-mixed/staff-dept-mixed.ui.ts';
import { signatureFaces } from './signature/signature.ui.ts';
import { staffMultiSelectorFaces } from './staff-multi-selector/staff-multi-selector.ui.ts';
import { staffSelectorFaces } from './staff-selector/staff-selector.ui.ts';
import { tabsFaces } from './tabs/tabs.ui.ts';
import { tabsPanelFaces } from './tabs-panel/tabs-panel.ui.ts';
import { textFaces } from './text/text.ui.ts';
import { textareaFaces } from './textarea/textarea.ui.ts';
import { titleFaces } from './title/title.ui.ts';
import { urgencyLevelFaces } from './urgency-level/urgency-level.ui.ts';
import { timeFaces } from './time/time.ui.ts';
import { dateRangeFaces } from './date-range/date-range.ui.ts';
import { timeRangeFaces } from './time-range/time-range.ui.ts';
import { numberRangeFaces } from './number-range/number-range.ui.ts';
import { tipsFaces } from './tips/tips.ui.ts';
import { htmlFaces } from './html/html.ui.ts';
import { systemOtherFaces } from './system-other/system-other.ui.ts';
import { dropdownMultiFaces } from './dropdown-multi/dropdown-multi.ui.ts';
import type { ControlFaces } from './face/face.ts';

/** The views of controls, by type; each loads when it is first drawn. A type without views is shown as its model presents it, and nobody enters anything. */
export const controlFaces: Readonly<Partial<Record<ControlType, ControlFaces>>> = {
  address: addressFaces,
  'address-tab-selector': addressTabSelectorFaces,
  location: locationFaces,
  'approval-opinion': approvalOpinionFaces,
  text: textFaces,
  textarea: textareaFaces,
  number: numberFaces,
  date: dateFaces,
  radio: radioFaces,
  checkbox: checkboxFaces,
  dropdown: dropdownFaces,
  logic: logicFaces,
  attachment: attachmentFaces,
  image: imageFaces,
  signature: signatureFaces,
  'staff-selector': staffSelectorFaces,
  'staff-multi-selector': staffMultiSelectorFaces,
  'department-selector': departmentSelectorFaces,
  'department-multi-selector': departmentMultiSelectorFaces,
  'staff-dept-mixed': staffDeptMixedFaces,
  'relevance-form': relevanceFormFaces,
  'reverse-relevance': reverseRelevanceFaces,
  'relevance-form-ex': relevanceFormExFaces,
  sheet: sheetFaces,
  'sheet-statistic': sheetStatisticFaces,
  group: groupFaces,
  title: titleFaces,
  label: labelFaces,
  description: descriptionFaces,
  'sequence-no': sequenceNoFaces,
  'create-by': createByFaces,
  'create-by-parent-id': createByParentIdFaces,
  'modify-by': modifyByFaces,
  'created-time': createdTimeFaces,
  'modified-time': modifiedTimeFaces,
  'owner-id': ownerIdFaces,
  'owner-parent-id': ownerParentIdFaces,
  'sequence-status': sequenceStatusFaces,
  'urgency-level': urgencyLevelFaces,
  tabs: tabsFaces,
  'tabs-panel': tabsPanelFaces,
  'form-container': formContainerFaces,
  time: timeFaces,
  'date-range': dateRangeFaces,
  'time-range': timeRangeFaces,
  'number-range': numberRangeFaces,
  tips: tipsFaces,
  html: htmlFaces,
  'system-other': systemOtherFaces,
  'dropdown-multi': dropdownMultiFaces,
};

export type { ControlFaces, Face, FaceProps, PaletteGroup } from './face/face.ts';
export { PresentationView } from './presentation/PresentationView.tsx';
export * from './services/ui-services.ts';
export { useSignalValue } from './face/use-signal-value.ts';
