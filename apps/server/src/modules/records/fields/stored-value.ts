import type { FieldValue, SheetRow } from '@inkstone/schema';
import { itemStorages, type StoredItem } from '../../apps/index.ts';

/** Would two values be stored alike? Names are ignored; numbers are compared by value. */
export function isStoredAlike({ item }: StoredItem, a: FieldValue | undefined, b: FieldValue | undefined): boolean {
  return JSON.stringify(itemStorages[item.type].write(a ?? null, item)) === JSON.stringify(itemStorages[item.type].write(b ?? null, item));
}

/** Returns a value as it would be loaded again: in its stored form, with the names it came with. */
export function storedForm({ item, columns }: StoredItem, value: FieldValue | undefined): FieldValue {
  const written = itemStorages[item.type].write(value ?? null, item);
  const read = itemStorages[item.type].read(
    written.map((each, index) => (columns[index]?.type === 'jsonb' && typeof each === 'string' ? (JSON.parse(each) as unknown) : each)),
    item,
  );
  return withNames(read, value ?? null);
}

function withNames(read: FieldValue, from: FieldValue): FieldValue {
  if (Array.isArray(read))
    return read.map((each: FieldValue, index) => withNames(each, (from as FieldValue[])[index] ?? null)) as FieldValue;
  if (typeof read !== 'object' || read === null || !('name' in read)) return read;
  const { name = '', fileSize } = (from ?? {}) as { name?: string; fileSize?: number };
  return { ...read, name, ...('fileSize' in read && { fileSize: fileSize ?? 0 }) } as FieldValue;
}

/** Returns a row without form-only data. */
export function rowValues(row: SheetRow): Record<string, FieldValue | undefined> {
  const { id: _id, rowStatus: _status, ...values } = row;
  return values;
}
