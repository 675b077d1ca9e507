import { createHash } from 'node:crypto';
import { sql, type RawBuilder } from 'kysely';
import type { ItemColumn, StoredItem } from './model-table.ts';

/** Records that take part in "must not repeat": not drafts and not cancelled ones (architecture, storage). */
export const countedStatuses: RawBuilder<boolean> = sql<boolean>`sequence_status not in ('DRAFT', 'CANCELED', 'CANCELLED')`;

const blanks = ' \t\n\r\f\v\u00a0\u3000';

/**
 * What two values are compared by: texts without blanks around them, by their hash, because an index entry has a limit that a
 * text has not; other values as they are. NULL, which never repeats, for an empty text.
 */
export function repeatKey(stored: StoredItem, value: RawBuilder<unknown>): RawBuilder<unknown> {
  return stored.storage.repeat === 'text' ? sql`md5(nullif(btrim(${value}, ${sql.lit(blanks)}), ''))` : value;
}

/** The text a value is compared by, as `repeatKey` sees it. */
export function trimmedText(text: string): string {
  const isBlank = (character: string | undefined): boolean => character !== undefined && blanks.includes(character);
  let from = 0;
  let to = text.length;
  while (from < to && isBlank(text[from])) from += 1;
  while (to > from && isBlank(text[to - 1])) to -= 1;
  return text.slice(from, to);
}

/** Short whatever the codes are, and the same at every publishing. */
export function repeatIndexName(table: string, column: ItemColumn): string {
  return `no_repeat_${createHash('sha256').update(`${table}.${column.name}`).digest('hex').slice(0, 24)}`;
}
