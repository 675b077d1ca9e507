import type { DataItem, DataItemType } from '@inkstone/schema';

export type SqlType = 'text' | 'numeric' | 'date' | 'timestamptz' | 'time' | 'boolean' | 'text[]' | 'uuid' | 'uuid[]' | 'jsonb';

/** Dates to the minute or second are instants, coarser ones are dates. */
export const isInstant = (item: Pick<DataItem, 'precision'>): boolean => item.precision === 'minute' || item.precision === 'second';

type ItemColumnTypes = (item: DataItem) => readonly { readonly suffix: string; readonly type: SqlType }[];

const one =
  (type: SqlType): ItemColumnTypes =>
  () => [{ suffix: '', type }];
const dateType = (item: DataItem): SqlType => (isInstant(item) ? 'timestamptz' : 'date');

/** One column for each end, so that external reports can compare them. */
const range =
  (typeOf: (item: DataItem) => SqlType): ItemColumnTypes =>
  (item) =>
    ['_from', '_to'].map((suffix) => ({ suffix, type: typeOf(item) }));

/** The columns in which the values of a data item are stored (architecture, storage); their names are the item's code and the suffix. */
export const itemColumnTypes: Readonly<Record<DataItemType, ItemColumnTypes>> = {
  ShortText: one('text'),
  LongText: one('text'),
  Number: one('numeric'),
  Date: (item) => [{ suffix: '', type: dateType(item) }],
  Logic: one('boolean'),
  // Kinds and ids in one column; the ids again in an array that can be indexed.
  StaffDeptMix: () => [
    { suffix: '', type: 'jsonb' },
    { suffix: '$ids', type: 'uuid[]' },
  ],
  Attachment: one('uuid[]'),
  ApprovalOpinion: one('jsonb'),
  // Rows have a table of their own.
  Sheet: () => [],
  RelevanceForm: one('uuid'),
  Address: one('jsonb'),
  RelevanceFormEx: one('uuid[]'),
  Radio: one('text'),
  Checkbox: one('text[]'),
  Dropdown: one('text'),
  DropdownMulti: one('text[]'),
  Time: one('time'),
  StaffSingle: one('uuid'),
  StaffMulti: one('uuid[]'),
  DeptSingle: one('uuid'),
  DeptMulti: one('uuid[]'),
  DateRange: range(dateType),
  NumberRange: range(() => 'numeric'),
  TimeRange: range(() => 'time'),
};

/** How values are compared where they must not repeat. */
export type RepeatRule = 'text' | 'value';

/** Types that are not listed do not support `noRepeat`; long texts do not fit into a unique index. */
export const repeatRules: Readonly<Partial<Record<DataItemType, RepeatRule>>> = {
  ShortText: 'text',
  Number: 'value',
  Date: 'value',
  RelevanceForm: 'value',
  Radio: 'text',
  Dropdown: 'text',
  Time: 'value',
  StaffSingle: 'value',
  DeptSingle: 'value',
};
