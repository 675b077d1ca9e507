import type { DataItemType } from '@inkstone/schema';
import type { FormulaType } from '../values/formula-type.ts';

/** The type of each data item type's stored values in the formula language. */
export const itemFormulaTypes: Readonly<Record<DataItemType, FormulaType>> = {
  ShortText: 'text',
  LongText: 'text',
  Number: 'number',
  Date: 'date',
  Logic: 'logic',
  StaffDeptMix: 'units',
  Attachment: 'none',
  ApprovalOpinion: 'none',
  Sheet: 'rows',
  RelevanceForm: 'record',
  Address: 'none',
  RelevanceFormEx: 'records',
  Radio: 'text',
  Checkbox: 'texts',
  Dropdown: 'text',
  DropdownMulti: 'texts',
  Time: 'time',
  StaffSingle: 'unit',
  StaffMulti: 'units',
  DeptSingle: 'unit',
  DeptMulti: 'units',
  DateRange: 'none',
  NumberRange: 'none',
  TimeRange: 'none',
};
