import type { DataItemType } from '@inkstone/schema';

/** Types that cannot represent a record, because they are too long or not displayable in one line (designer specification, section 5). */
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
