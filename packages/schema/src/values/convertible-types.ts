import type { DataItemType } from '../data-item-type.ts';

const texts = ['ShortText', 'LongText', 'Radio', 'Dropdown'] as const satisfies readonly DataItemType[];
const choices = ['Checkbox', 'DropdownMulti'] as const satisfies readonly DataItemType[];

/**
 * The types into which stored values can be copied. Not every value need convert: a text may be no number. Types that are not listed are not
 * copied.
 */
export const convertibleTypes: Readonly<Partial<Record<DataItemType, readonly DataItemType[]>>> = {
  ShortText: [...texts, ...choices, 'Number', 'Date', 'Time', 'Logic'],
  LongText: [...texts, ...choices, 'Number', 'Date', 'Time', 'Logic'],
  Radio: [...texts, ...choices, 'Number', 'Date', 'Time', 'Logic'],
  Dropdown: [...texts, ...choices, 'Number', 'Date', 'Time', 'Logic'],
  Checkbox: [...texts, ...choices],
  DropdownMulti: [...texts, ...choices],
  Number: [...texts, 'Number', 'Logic'],
  Date: [...texts, 'Date'],
  Time: [...texts, 'Time'],
  Logic: [...texts, 'Logic'],
  StaffSingle: ['StaffSingle', 'StaffMulti', 'StaffDeptMix'],
  StaffMulti: ['StaffSingle', 'StaffMulti', 'StaffDeptMix'],
  DeptSingle: ['DeptSingle', 'DeptMulti', 'StaffDeptMix'],
  DeptMulti: ['DeptSingle', 'DeptMulti', 'StaffDeptMix'],
  StaffDeptMix: ['StaffSingle', 'StaffMulti', 'DeptSingle', 'DeptMulti', 'StaffDeptMix'],
  RelevanceForm: ['RelevanceForm', 'RelevanceFormEx'],
  RelevanceFormEx: ['RelevanceForm', 'RelevanceFormEx'],
};
