import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely';
import { refuse } from '../http/refusal.ts';
import { readCursor, writeCursor, type CursorKeys } from './cursor.ts';

/** Where a page ended: the time it is ordered by and the id of its last row. */
export interface PageEnd {
  readonly at: Date;
  readonly id: string;
}

/** A page of rows that were read newest first, one more than its size; the one more tells that there is a next page. */
export function pageOf<T>(rows: readonly T[], size: number, endOf: (row: T) => PageEnd): { rows: T[]; next: PageEnd | null } {
  const page = rows.slice(0, size);
  const last = page.at(-1);
  return { rows: page, next: rows.length > size && last !== undefined ? endOf(last) : null };
}

/** What a page is answered as, with a cursor for the next one. */
export function withCursor<T>(
  keys: CursorKeys,
  { items, next }: { readonly items: T[]; readonly next: PageEnd | null },
): { items: T[]; next: string | null } {
  return { items, next: next && writeCursor(keys, { values: [next.at.toISOString()], id: next.id }) };
}

/** The end of the page before the one that is asked for; null for the first. Refuses a cursor that was not made here as `malformed`. */
export function readPageEnd(keys: CursorKeys, cursor: string | undefined): PageEnd | null {
  if (cursor === undefined) return null;
  const { values, id } = readCursor(keys, cursor) ?? refuse('malformed');
  const at = new Date(String(values[0]));
  return values.length === 1 && !Number.isNaN(at.getTime()) ? { at, id } : refuse('malformed');
}

/** How many rows one page of a search looks through: text is in no index, so that a page costs no more in a long list than in a short one. */
export const searchDepth = 5000;

/** The one that comes first in the order (time, id), newest first; null where there is none. */
export function newest(ends: readonly (PageEnd | null)[]): PageEnd | null {
  const found = ends.filter((end) => end !== null).toSorted((a, b) => b.at.getTime() - a.at.getTime() || (a.id < b.id ? 1 : -1));
  return found[0] ?? null;
}

/** What comes before an end in the order (time, id), newest first, or is it. */
export function notBefore(at: Expression<Date | null>, id: Expression<string>, end: PageEnd): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${at}, ${id}) >= (${end.at}::timestamptz, ${end.id}::uuid)`;
}

/** What comes after the end of a page in the order (time, id), newest first. */
export function afterEnd(at: Expression<Date | null>, id: Expression<string>, end: PageEnd): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${at}, ${id}) < (${end.at}::timestamptz, ${end.id}::uuid)`;
}

/** A pattern that contains the text as it is written. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}
