import { createHash } from 'node:crypto';
import { blankCharacters } from '@inkstone/schema';
import { sql, type RawBuilder } from 'kysely';
import type { ItemColumn, StoredItem } from './model-table.ts';

/** Records that take part in "must not repeat": not drafts and not cancelled ones (architecture, storage). */
export const countedStatuses: RawBuilder<boolean> = sql<boolean>`sequence_status not in ('DRAFT', 'CANCELED', 'CANCELLED')`;

/**
 * What two values are compared by: texts without blanks around them, by their hash, because an index entry has a limit that a
 * text has not; other values as they are. NULL, which never repeats, for an empty text.
 */
export function repeatKey(stored: StoredItem, value: RawBuilder<unknown>): RawBuilder<unknown> {
  return stored.storage.repeat === 'text' ? sql`md5(nullif(btrim(${value}, ${sql.lit(blankCharacters)}), ''))` : value;
}

/** Short whatever the codes are, and the same at every publishing. */
export function repeatIndexName(table: string, column: ItemColumn): string {
  return `no_repeat_${createHash('sha256').update(`${table}.${column.name}`).digest('hex').slice(0, 24)}`;
}
