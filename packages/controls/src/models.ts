import type { ControlModel } from '@inkstone/form-engine';
import type { FieldValue } from '@inkstone/schema';
import { addressTabSelectorModel } from './address-tab-selector/address-tab-selector.model.ts';
import { addressModel } from './address/address.model.ts';
import { approvalOpinionModel } from './approval-opinion/approval-opinion.model.ts';
import { attachmentModel } from './attachment/attachment.model.ts';
import { checkboxModel } from './checkbox/checkbox.model.ts';
import { createByParentIdModel } from './create-by-parent-id/create-by-parent-id.model.ts';
import { createByModel } from './create-by/create-by.model.ts';
import { createdTimeModel } from './created-time/created-time.model.ts';
import { dateRangeModel } from './date-range/date-range.model.ts';
import { dateModel } from './date/date.model.ts';
import { departmentMultiSelectorModel } from './department-multi-selector/department-multi-selector.model.ts';
import { departmentSelectorModel } from './department-selector/department-selector.model.ts';
import { descriptionModel } from './description/description.model.ts';
import { dropdownMultiModel } from './dropdown-multi/dropdown-multi.model.ts';
import { dropdownModel } from './dropdown/dropdown.model.ts';
import { formContainerModel } from './form-container/form-container.model.ts';
import { groupModel } from './group/group.model.ts';
import { htmlModel } from './html/html.model.ts';
import { imageModel } from './image/image.model.ts';
import { labelModel } from './label/label.model.ts';
import { locationModel } from './location/location.model.ts';
import { logicModel } from './logic/logic.model.ts';
import { modifiedTimeModel } from './modified-time/modified-time.model.ts';
import { modifyByModel } from './modify-by/modify-by.model.ts';
import { numberRangeModel } from './number-range/number-range.model.ts';
import { numberModel } from './number/number.model.ts';
import { ownerIdModel } from './owner-id/owner-id.model.ts';
import { ownerParentIdModel } from './owner-parent-id/owner-parent-id.model.ts';
import { radioModel } from './radio/radio.model.ts';
import { relevanceFormExModel } from './relevance-form-ex/relevance-form-ex.model.ts';
import { relevanceFormModel } from './relevance-form/relevance-form.model.ts';
import { reverseRelevanceModel } from './reverse-relevance/reverse-relevance.model.ts';
import { sequenceNoModel } from './sequence-no/sequence-no.model.ts';
import { sequenceStatusModel } from './sequence-status/sequence-status.model.ts';
import { sheetStatisticModel } from './sheet-statistic/sheet-statistic.model.ts';
import { sheetModel } from './sheet/sheet.model.ts';
import { signatureModel } from './signature/signature.model.ts';
import { staffDeptMixedModel } from './staff-dept-mixed/staff-dept-mixed.model.ts';
import { staffMultiSelectorModel } from './staff-multi-selector/staff-multi-selector.model.ts';
import { staffSelectorModel } from './staff-selector/staff-selector.model.ts';
import { systemOtherModel } from './system-other/system-other.model.ts';
import { tabsPanelModel } from './tabs-panel/tabs-panel.model.ts';
import { tabsModel } from './tabs/tabs.model.ts';
import { textModel } from './text/text.model.ts';
import { textareaModel } from './textarea/textarea.model.ts';
import { timeRangeModel } from './time-range/time-range.model.ts';
import { timeModel } from './time/time.model.ts';
import { tipsModel } from './tips/tips.model.ts';
import { titleModel } from './title/title.model.ts';
import { urgencyLevelModel } from './urgency-level/urgency-level.model.ts';

/** A model with its value type erased; the form selects it by the control's type. */
function erased<V extends FieldValue>(model: ControlModel<V>): ControlModel {
  return model as unknown as ControlModel;
}

/** Every control by its type, which is the name of its folder; in the order in which they are offered. */
const models = {
  label: erased(labelModel),
  text: erased(textModel),
  textarea: erased(textareaModel),
  date: erased(dateModel),
  number: erased(numberModel),
  radio: erased(radioModel),
  checkbox: erased(checkboxModel),
  dropdown: erased(dropdownModel),
  logic: erased(logicModel),
  attachment: erased(attachmentModel),
  image: erased(imageModel),
  location: erased(locationModel),
  'date-range': erased(dateRangeModel),
  'number-range': erased(numberRangeModel),
  address: erased(addressModel),
  signature: erased(signatureModel),
  tips: erased(tipsModel),
  time: erased(timeModel),
  'time-range': erased(timeRangeModel),
  'dropdown-multi': erased(dropdownMultiModel),
  'address-tab-selector': erased(addressTabSelectorModel),
  'staff-selector': erased(staffSelectorModel),
  'staff-multi-selector': erased(staffMultiSelectorModel),
  'department-selector': erased(departmentSelectorModel),
  'department-multi-selector': erased(departmentMultiSelectorModel),
  'staff-dept-mixed': erased(staffDeptMixedModel),
  'approval-opinion': erased(approvalOpinionModel),
  'relevance-form': erased(relevanceFormModel),
  'relevance-form-ex': erased(relevanceFormExModel),
  'reverse-relevance': erased(reverseRelevanceModel),
  'sequence-no': erased(sequenceNoModel),
  'create-by': erased(createByModel),
  'create-by-parent-id': erased(createByParentIdModel),
  'modify-by': erased(modifyByModel),
  'created-time': erased(createdTimeModel),
  'modified-time': erased(modifiedTimeModel),
  'owner-id': erased(ownerIdModel),
  'system-other': erased(systemOtherModel),
  'sequence-status': erased(sequenceStatusModel),
  'owner-parent-id': erased(ownerParentIdModel),
  group: erased(groupModel),
  sheet: erased(sheetModel),
  description: erased(descriptionModel),
  title: erased(titleModel),
  'sheet-statistic': erased(sheetStatisticModel),
  html: erased(htmlModel),
  'form-container': erased(formContainerModel),
  tabs: erased(tabsModel),
  'tabs-panel': erased(tabsPanelModel),
  'urgency-level': erased(urgencyLevelModel),
};

export type ControlType = keyof typeof models;

/** The models of all controls by type, without views. Used by the engine, the server, lists and print. */
export const controlModels: Readonly<Record<ControlType, ControlModel>> = models;
export const controlTypes = Object.keys(models) as readonly ControlType[];

export { extensionModelsOf, extensionValueModel, isExtensionType } from './extension/extension-value.ts';
export { choicesOf, choiceName } from './choices/choice.ts';
export { dateFormatOf, dateFormats, formatDate, type DateFormat, type DatePrecision } from './date/date-format.ts';
export {
  formatNumber,
  keptDecimals,
  numberFormatCodes,
  parseNumberFormat,
  parseNumberText,
  type NumberFormat,
} from './values/number-format.ts';
export { columnTotal, totalledColumns } from './sheet/column-total.ts';
export { durationText, parseDurationText, timeAgoText } from './duration/duration-text.ts';
export { parseDateText } from './date/date-text.ts';
export { readVerifyRule, writeVerifyRule, type VerifyRule } from './verify-rule/verify-rule.ts';
