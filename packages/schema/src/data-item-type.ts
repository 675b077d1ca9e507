/**
 * Data item types and their codes (runtime specification, section 3). Time is written as 20; 17 is also read. The specification has no data
 * items for ranges: their code is 100 plus the code of their control.
 */
export const dataItemTypes = {
  ShortText: 0,
  LongText: 1,
  Number: 2,
  Date: 3,
  Logic: 4,
  StaffDeptMix: 5,
  Attachment: 6,
  ApprovalOpinion: 7,
  Sheet: 8,
  RelevanceForm: 9,
  Address: 10,
  RelevanceFormEx: 11,
  Radio: 12,
  Checkbox: 13,
  Dropdown: 14,
  DropdownMulti: 15,
  Time: 20,
  StaffSingle: 50,
  StaffMulti: 51,
  DeptSingle: 60,
  DeptMulti: 61,
  DateRange: 112,
  NumberRange: 113,
  TimeRange: 118,
} as const;
export type DataItemType = keyof typeof dataItemTypes;

const otherCodes: Readonly<Record<number, DataItemType>> = { 17: 'Time' };
const byCode: ReadonlyMap<number, DataItemType> = new Map(
  (Object.keys(dataItemTypes) as DataItemType[]).map((type) => [dataItemTypes[type], type]),
);

/** Returns the type for a code, which older documents use; any other value unchanged. */
export function readDataItemType(written: unknown): unknown {
  return typeof written === 'number' ? (byCode.get(written) ?? otherCodes[written] ?? written) : written;
}
