import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely';
import { refuse } from '../../http/refusal.ts';
import { readCursor, writeCursor, type CursorKeys } from './cursor.ts';

/** The end of a page: the time of its last row, by which it is ordered, and the id of the row. */
export interface PageEnd {
  readonly at: Date;
  readonly id: string;
}

/** Before the newest row of a list: what follows it is the whole list. */
export const beginning: PageEnd = { at: new Date('9999-12-31T00:00:00Z'), id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' };

/**
 * Returns a page of rows that were read newest first, with one row more than the page size; the extra row shows that there is a next page.
 */
export function pageOf<T>(rows: readonly T[], size: number, endOf: (row: T) => PageEnd): { rows: T[]; next: PageEnd | null } {
  const page = rows.slice(0, size);
  const last = page.at(-1);
  return { rows: page, next: rows.length > size && last !== undefined ? endOf(last) : null };
}

/** Returns the page with an encrypted cursor for the next one. */
export function withCursor<T>(
  keys: CursorKeys,
  { items, next }: { readonly items: T[]; readonly next: PageEnd | null },
): { items: T[]; next: string | null } {
  return { items, next: next && writeCursor(keys, { values: [next.at.toISOString()], id: next.id }) };
}

/** Returns the end of the page before the requested one; null for the first page. Refuses an invalid cursor with `malformed`. */
export function readPageEnd(keys: CursorKeys, cursor: string | undefined): PageEnd | null {
  if (cursor === undefined) return null;
  const { values, id } = readCursor(keys, cursor) ?? refuse('malformed');
  const at = new Date(String(values[0]));
  return values.length === 1 && !Number.isNaN(at.getTime()) ? { at, id } : refuse('malformed');
}

/** The maximum number of rows that one page of a search scans: the text is not indexed, and a page must not cost more in a long list. */
export const searchDepth = 2000;

/** Returns the newest of the ends, ordered by time and id; null if there is none. */
export function newest(ends: readonly (PageEnd | null)[]): PageEnd | null {
  const found = ends.filter((end) => end !== null).toSorted((a, b) => b.at.getTime() - a.at.getTime() || (a.id < b.id ? 1 : -1));
  return found[0] ?? null;
}

/** A condition for rows before the end or equal to it, newest first by time and id. */
export function notBefore(at: Expression<Date | null>, id: Expression<string>, end: PageEnd): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${at}, ${id}) >= (${end.at}::timestamptz, ${end.id}::uuid)`;
}

/** A condition for rows after the end of a page, newest first by time and id. */
export function afterEnd(at: Expression<Date | null>, id: Expression<string>, end: PageEnd): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${at}, ${id}) < (${end.at}::timestamptz, ${end.id}::uuid)`;
}

/** Returns a LIKE pattern for texts that contain the given one literally. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}
