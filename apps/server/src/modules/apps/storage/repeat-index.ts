import { createHash } from 'node:crypto';
import { repeatRules, type ItemColumn, type StoredItem } from '@inkstone/formula/sql';
import { blankCharacters } from '@inkstone/schema';
import { sql, type RawBuilder } from 'kysely';

/** Records to which "must not repeat" applies: neither drafts nor cancelled (architecture, storage). */
export const countedStatuses: RawBuilder<boolean> = sql<boolean>`sequence_status not in ('DRAFT', 'CANCELED', 'CANCELLED')`;

/**
 * Returns the key by which values are compared: trimmed texts by their hash, because index entries have a size limit and texts have not;
 * other values unchanged. NULL, which never repeats, for an empty text.
 */
export function repeatKey(stored: StoredItem, value: RawBuilder<unknown>): RawBuilder<unknown> {
  return repeatRules[stored.item.type] === 'text' ? sql`md5(nullif(btrim(${value}, ${sql.lit(blankCharacters)}), ''))` : value;
}

/** Short for any code, and the same at every publishing. */
export function repeatIndexName(table: string, column: ItemColumn): string {
  return `no_repeat_${createHash('sha256').update(`${table}.${column.name}`).digest('hex').slice(0, 24)}`;
}
