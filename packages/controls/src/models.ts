import type { ControlModel } from '@inkstone/form-engine';
import type { ControlType, FieldValue } from '@inkstone/schema';
import { checkboxModel } from './checkbox/checkbox.model.ts';
import { createByModel } from './create-by/create-by.model.ts';
import { createByParentIdModel } from './create-by-parent-id/create-by-parent-id.model.ts';
import { createdTimeModel } from './created-time/created-time.model.ts';
import { dateModel } from './date/date.model.ts';
import { departmentMultiSelectorModel } from './department-multi-selector/department-multi-selector.model.ts';
import { departmentSelectorModel } from './department-selector/department-selector.model.ts';
import { descriptionModel } from './description/description.model.ts';
import { dropdownModel } from './dropdown/dropdown.model.ts';
import { groupModel } from './group/group.model.ts';
import { labelModel } from './label/label.model.ts';
import { logicModel } from './logic/logic.model.ts';
import { modifiedTimeModel } from './modified-time/modified-time.model.ts';
import { modifyByModel } from './modify-by/modify-by.model.ts';
import { numberModel } from './number/number.model.ts';
import { ownerIdModel } from './owner-id/owner-id.model.ts';
import { ownerParentIdModel } from './owner-parent-id/owner-parent-id.model.ts';
import { radioModel } from './radio/radio.model.ts';
import { relevanceFormModel } from './relevance-form/relevance-form.model.ts';
import { sequenceNoModel } from './sequence-no/sequence-no.model.ts';
import { sequenceStatusModel } from './sequence-status/sequence-status.model.ts';
import { sheetModel } from './sheet/sheet.model.ts';
import { sheetStatisticModel } from './sheet-statistic/sheet-statistic.model.ts';
import { staffMultiSelectorModel } from './staff-multi-selector/staff-multi-selector.model.ts';
import { staffSelectorModel } from './staff-selector/staff-selector.model.ts';
import { textModel } from './text/text.model.ts';
import { textareaModel } from './textarea/textarea.model.ts';
import { titleModel } from './title/title.model.ts';
import { urgencyLevelModel } from './urgency-level/urgency-level.model.ts';

/** A model of any value: which one it is, the form knows by the control's type. */
function erased<V extends FieldValue>(model: ControlModel<V>): ControlModel {
  return model as unknown as ControlModel;
}

/** Every control without its view, by type. The engine, the server, lists and print are given this list. */
export const controlModels: Readonly<Record<ControlType, ControlModel>> = {
  label: erased(labelModel),
  text: erased(textModel),
  textarea: erased(textareaModel),
  date: erased(dateModel),
  number: erased(numberModel),
  radio: erased(radioModel),
  checkbox: erased(checkboxModel),
  dropdown: erased(dropdownModel),
  logic: erased(logicModel),
  'staff-selector': erased(staffSelectorModel),
  'staff-multi-selector': erased(staffMultiSelectorModel),
  'department-selector': erased(departmentSelectorModel),
  'department-multi-selector': erased(departmentMultiSelectorModel),
  'relevance-form': erased(relevanceFormModel),
  'sequence-no': erased(sequenceNoModel),
  'create-by': erased(createByModel),
  'create-by-parent-id': erased(createByParentIdModel),
  'modify-by': erased(modifyByModel),
  'created-time': erased(createdTimeModel),
  'modified-time': erased(modifiedTimeModel),
  'owner-id': erased(ownerIdModel),
  'sequence-status': erased(sequenceStatusModel),
  'owner-parent-id': erased(ownerParentIdModel),
  group: erased(groupModel),
  sheet: erased(sheetModel),
  description: erased(descriptionModel),
  title: erased(titleModel),
  'sheet-statistic': erased(sheetStatisticModel),
  'urgency-level': erased(urgencyLevelModel),
};

export { choicesOf, choiceName, type Choice } from './choice.ts';
export { dateFormatOf, dateFormats, formatDate, type DateFormat, type DatePrecision } from './date/date-format.ts';
export { formatNumber, numberFormatCodes, parseNumberFormat, parseNumberText, type NumberFormat } from './number/number-format.ts';
export { columnTotal, totalledColumns } from './sheet/column-total.ts';
export { durationText, parseDurationText, timeAgoText } from './duration/duration-text.ts';
export { formDataItemSchema, type FormDataItem } from './form-data/form-data-item.ts';
export { readFormData, writeFormData, type ReadFormData } from './form-data/form-data-codec.ts';
export { judgeFormData } from './form-data/judge-form-data.ts';
export { parseDateText } from './date/date-text.ts';
export { readVerifyRule, writeVerifyRule, type VerifyRule } from './verify-rule/verify-rule.ts';
