import { Decimal } from '@inkstone/formula';
import type { DataItem, FieldPath, FieldValue, Issue, SheetRow } from '@inkstone/schema';
import type { StoredItem } from '../apps/storage/model-table.ts';

/** Whether two values would be stored alike: names do not count, numbers by what they are worth. */
export function isStoredAlike({ item, storage }: StoredItem, a: FieldValue | undefined, b: FieldValue | undefined): boolean {
  return JSON.stringify(storage.write(a ?? null, item)) === JSON.stringify(storage.write(b ?? null, item));
}

/** A value as loading it again gives it: in its stored form, with the names it came with. */
export function storedForm({ item, storage, columns }: StoredItem, value: FieldValue | undefined): FieldValue {
  const written = storage.write(value ?? null, item);
  const read = storage.read(
    written.map((each, index) => (columns[index]?.type === 'jsonb' && typeof each === 'string' ? (JSON.parse(each) as unknown) : each)),
    item,
  );
  return withNames(read, value ?? null);
}

function withNames(read: FieldValue, from: FieldValue): FieldValue {
  if (Array.isArray(read))
    return read.map((each: FieldValue, index) => withNames(each, (from as FieldValue[])[index] ?? null)) as FieldValue;
  if (typeof read !== 'object' || read === null || !('name' in read)) return read;
  return { ...read, name: (from as { name?: string } | null)?.name ?? '' } as FieldValue;
}

const textLimits: Partial<Record<DataItem['type'], number>> = { ShortText: 4_000, LongText: 20_000_000, Radio: 4_000, Dropdown: 4_000 };
const otherTextLimit = 100;
const entriesLimit = 1_000;
const entryLimit = 4_000;
/** Far above what controls allow, far below what would burden the database. */
const numberLimit = new Decimal('1e40');
const digitsLimit = 100;

/** A value that no column should be asked to hold; forms have tighter limits, this one also holds where nothing is validated. */
export function sizeIssue({ type }: Pick<DataItem, 'type'>, path: FieldPath, value: FieldValue | undefined): Issue[] {
  if (value === null || value === undefined) return [];
  if (type === 'Number') {
    const tooLarge = String(value).length > digitsLimit || new Decimal(value as number | string).abs().greaterThan(numberLimit);
    return tooLarge ? [{ code: 'Max', path, params: { max: numberLimit.toFixed() } }] : [];
  }
  if (Array.isArray(value)) {
    const tooLong = value.some((each: unknown) => typeof each === 'string' && each.length > entryLimit);
    if (tooLong) return [{ code: 'maxLength', path, params: { max: entryLimit } }];
    return value.length > entriesLimit ? [{ code: 'MaxCount', path, params: { max: entriesLimit } }] : [];
  }
  const text = typeof value === 'string' ? value : '';
  const max = textLimits[type] ?? otherTextLimit;
  return text.length > max ? [{ code: 'maxLength', path, params: { max } }] : [];
}

/** A row without what only the form knows of it. */
export function rowValues(row: SheetRow): Record<string, FieldValue | undefined> {
  const { id: _id, rowStatus: _status, ...values } = row;
  return values;
}
