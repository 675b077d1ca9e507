import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely';
import { refuse } from '../http/refusal.ts';
import { isId } from './id.ts';

/** Where a page ended: the time it is ordered by and the id of its last row. */
export interface PageEnd {
  readonly at: Date;
  readonly id: string;
}

/** A page of rows that were read newest first, one more than its size; the one more tells that there is a next page. */
export function pageOf<T>(rows: readonly T[], size: number, endOf: (row: T) => PageEnd): { rows: T[]; next: string | null } {
  const page = rows.slice(0, size);
  const last = page.at(-1);
  return { rows: page, next: rows.length > size && last !== undefined ? writeCursor(endOf(last)) : null };
}

export function writeCursor({ at, id }: PageEnd): string {
  return Buffer.from(JSON.stringify([at.toISOString(), id])).toString('base64url');
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

/** What comes after a cursor in the order (time, id), newest first. Refuses one that was not made here as `malformed`. */
export function afterCursor(at: Expression<Date | null>, id: Expression<string>, cursor: string): RawBuilder<SqlBool> {
  const end = readCursor(cursor) ?? refuse('malformed');
  return sql<SqlBool>`(${at}, ${id}) < (${end.at}::timestamptz, ${end.id}::uuid)`;
}

/** Null for a text that was not made here. */
export function readCursor(cursor: string): PageEnd | null {
  try {
    const [time, id] = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as [unknown, unknown];
    const at = new Date(String(time));
    return typeof id === 'string' && isId(id) && !Number.isNaN(at.getTime()) ? { at, id } : null;
  } catch {
    return null;
  }
}

/** A pattern that contains the text as it is written. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}
