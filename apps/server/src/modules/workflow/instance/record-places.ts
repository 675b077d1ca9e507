import { LRUCache } from 'lru-cache';

/** Where the record of a work item is. It never changes. */
interface RecordPlace {
  readonly schemaCode: string;
  readonly recordId: string;
}

const places = new LRUCache<string, RecordPlace>({ max: 10_000 });

/**
 * Remembers where the record of work items is, so that a command locks it in the message in which it locks their instance. What is
 * remembered may be of a transaction that was rolled back: compare it with the locked instance.
 */
export function rememberRecordPlace(itemIds: Iterable<string>, row: { readonly schema_code: string; readonly record_id: string }): void {
  const place = { schemaCode: row.schema_code, recordId: row.record_id };
  for (const id of itemIds) places.set(id, place);
}

/** Undefined where this process neither gave the task nor showed it, or long ago. */
export function recordPlaceOf(itemId: string): RecordPlace | undefined {
  return places.get(itemId);
}
