import type { DataItemType, SystemField } from '@inkstone/schema';

/** The kinds of values with which a field is compared; clients choose the input by it. */
export const filterKinds = [
  'text',
  'number',
  'date',
  'time',
  'logic',
  'choice',
  'choices',
  'person',
  'department',
  'unit',
  'status',
  'record',
  'none',
] as const;
export type FilterKind = (typeof filterKinds)[number];

/** The kind of each data item type; others cannot be compared. */
export const filterKindOfItem: Readonly<Partial<Record<DataItemType, FilterKind>>> = {
  ShortText: 'text',
  LongText: 'text',
  Number: 'number',
  Date: 'date',
  Time: 'time',
  Logic: 'logic',
  Radio: 'choice',
  Dropdown: 'choice',
  Checkbox: 'choices',
  DropdownMulti: 'choices',
  StaffSingle: 'person',
  StaffMulti: 'person',
  DeptSingle: 'department',
  DeptMulti: 'department',
  StaffDeptMix: 'unit',
  RelevanceForm: 'record',
  RelevanceFormEx: 'record',
};

/** The kinds of system fields; others are texts. */
export const filterKindOfSystemField: Readonly<Partial<Record<SystemField, FilterKind>>> = {
  sequenceStatus: 'status',
  creater: 'person',
  modifier: 'person',
  owner: 'person',
  createdDeptId: 'department',
  ownerDeptId: 'department',
  createdTime: 'date',
  modifiedTime: 'date',
};
