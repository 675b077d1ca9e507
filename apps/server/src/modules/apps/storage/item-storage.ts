import type { DataItem, DataItemType, FieldValue, FileReference, RecordReference, Unit, UnitType, ValueRange } from '@inkstone/schema';
import { unitTypes } from '@inkstone/schema';
import { isInstant } from '@inkstone/formula/sql';
import { canonicalJson } from '../../../platform/db/canonical-json.ts';
import { canonicalDecimal, decimalValue } from './decimal-text.ts';

/**
 * How values of one data item type are stored in the columns of `itemColumnTypes` (architecture, storage). Empty is NULL in every column. `write` returns one
 * parameter per column, as text that the column's type parses; `read` receives what the driver returns from `select`. Names of people,
 * departments and records are not stored: `read` leaves them empty.
 */
export interface ItemStorage {
  write(value: FieldValue, item: DataItem): readonly unknown[];
  read(stored: readonly unknown[], item: DataItem): FieldValue;
}

const text: ItemStorage = {
  write: (value) => [value === '' ? null : value],
  read: ([stored]) => (stored ?? null) as string | null,
};

const number: ItemStorage = {
  write: (value) => [value === null ? null : canonicalDecimal(value as number | string)],
  read: ([stored]) => (stored === null ? null : decimalValue(stored as string)),
};

const date: ItemStorage = {
  write: (value, item) => [
    value === null ? null : isInstant(item) ? new Date(value as string).toISOString() : firstDay(value as string, item),
  ],
  read: ([stored]) => (stored === null ? null : stored instanceof Date ? stored.toISOString() : (stored as string)),
};

function firstDay(day: string, item: DataItem): string {
  if (item.precision === 'year') return `${day.slice(0, 4)}-01-01`;
  return item.precision === 'month' ? `${day.slice(0, 7)}-01` : day;
}

const time: ItemStorage = {
  write: (value) => [value],
  read: ([stored]) => (stored === null ? null : (stored as string).slice(0, 8)),
};

const logic: ItemStorage = {
  write: (value) => [value],
  read: ([stored]) => (stored ?? null) as boolean | null,
};

const isEmptyList = (value: FieldValue): boolean => value === null || (Array.isArray(value) && value.length === 0);

const texts: ItemStorage = {
  write: (value) => [isEmptyList(value) ? null : value],
  read: ([stored]) => (stored ?? []) as readonly string[],
};

const idOf = (value: FieldValue): string | null => (value as { id: string } | null)?.id ?? null;
const idsOf = (value: FieldValue): readonly string[] | null =>
  isEmptyList(value) ? null : (value as readonly { id: string }[]).map(({ id }) => id);

function unit(unitType: UnitType): ItemStorage {
  return {
    write: (value) => [idOf(value)],
    read: ([stored]) => (stored === null ? null : ({ id: stored, name: '', unitType } as Unit)),
  };
}

function units(unitType: UnitType): ItemStorage {
  return {
    write: (value) => [idsOf(value)],
    read: ([stored]) => ((stored ?? []) as readonly string[]).map((id): Unit => ({ id, name: '', unitType })),
  };
}

/** Kinds and ids in one column; the ids again in an array that can be indexed. */
const mixedUnits: ItemStorage = {
  write: (value) => [
    isEmptyList(value) ? null : JSON.stringify((value as readonly Unit[]).map(({ id, unitType }) => ({ unitType, id }))),
    idsOf(value),
  ],
  read: ([stored]) => ((stored ?? []) as readonly Unit[]).map(({ id, unitType }): Unit => ({ id, name: '', unitType })),
};

const reference: ItemStorage = {
  write: (value) => [idOf(value)],
  read: ([stored]) => (stored === null ? null : ({ id: stored, name: '' } as RecordReference)),
};

const references: ItemStorage = {
  write: (value) => [idsOf(value)],
  read: ([stored]) => ((stored ?? []) as readonly string[]).map((id): RecordReference => ({ id, name: '' })),
};

/** The files' data is in the system's file table; this column holds their ids in order. No files are null, never an empty list. */
const files: ItemStorage = {
  write: (value) => [idsOf(value)],
  read: ([stored]) => {
    const ids = (stored ?? []) as readonly string[];
    return ids.length === 0 ? null : ids.map((id): FileReference => ({ id, name: '', fileSize: 0 }));
  },
};

const json: ItemStorage = {
  write: (value) => [isEmptyList(value) ? null : canonicalJson(value)],
  read: ([stored]) => (stored ?? null) as FieldValue,
};

/** One column for each end, so that external reports can compare them. */
function range(end: ItemStorage): ItemStorage {
  return {
    write: (value, item) => {
      const { from, to } = (value ?? { from: null, to: null }) as ValueRange;
      return [...end.write(from, item), ...end.write(to, item)];
    },
    read: ([from, to], item) =>
      from === null && to === null ? null : ({ from: end.read([from], item), to: end.read([to], item) } as ValueRange),
  };
}

/** Rows have a table of their own, so there is no column. */
const rows: ItemStorage = { write: () => [], read: () => [] };

export const itemStorages: Readonly<Record<DataItemType, ItemStorage>> = {
  ShortText: text,
  LongText: text,
  Number: number,
  Date: date,
  Logic: logic,
  StaffDeptMix: mixedUnits,
  Attachment: files,
  ApprovalOpinion: json,
  Sheet: rows,
  RelevanceForm: reference,
  Address: json,
  RelevanceFormEx: references,
  Radio: text,
  Checkbox: texts,
  Dropdown: text,
  DropdownMulti: texts,
  Time: time,
  StaffSingle: unit(unitTypes.user),
  StaffMulti: units(unitTypes.user),
  DeptSingle: unit(unitTypes.department),
  DeptMulti: units(unitTypes.department),
  DateRange: range(date),
  NumberRange: range(number),
  TimeRange: range(time),
};
