import type { DataItemType } from '@inkstone/schema';

/** What says too much, or nothing in a line of its own, cannot stand for a record (designer specification, section 5). */
export const unshownTypes: ReadonlySet<DataItemType> = new Set([
  'Attachment',
  'Sheet',
  'RelevanceForm',
  'RelevanceFormEx',
  'Address',
  'StaffMulti',
  'StaffDeptMix',
  'DeptSingle',
  'DeptMulti',
  'Logic',
  'LongText',
  'ApprovalOpinion',
] satisfies DataItemType[]);
