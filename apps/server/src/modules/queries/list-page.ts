import { sql, type RawBuilder } from 'kysely';
import { refuse } from '../../platform/http/refusal.ts';
import { readCursor, type Cursor, type CursorKeys } from '../../platform/db/paging/cursor.ts';
import type { SortKey, SortKeys } from './list-sort.ts';

/**
 * Records without a value in the first sort field follow all others. Each of the two parts is a range of one index on field and id in
 * either direction; a single query over both could not use the index.
 */
export type Part = 'filled' | 'empty';

/** The parts that remain to be read, in order. */
export function partsFrom([first]: SortKeys, after: Cursor | null): readonly Part[] {
  if (!first.mayBeEmpty) return ['filled'];
  return after && after.values[0] === null ? ['empty'] : ['filled', 'empty'];
}

export function inPart([first]: SortKeys, part: Part): RawBuilder<boolean> | null {
  if (!first.mayBeEmpty) return null;
  return part === 'filled' ? sql`${first.column} is not null` : sql`${first.column} is null`;
}

/** Empty values come last; equal values are ordered by id. */
export function orderBy(sort: SortKeys): RawBuilder<unknown> {
  const [first, ...others] = sort;
  const keys = others.map(
    ({ column, direction, mayBeEmpty }) => sql`${column} ${sql.raw(mayBeEmpty ? `${direction} nulls last` : direction)}`,
  );
  const direction = sql.raw(first.direction);
  return sql.join([sql`${first.column} ${direction}`, ...keys, sql`r.id ${direction}`]);
}

/** The condition for rows after a cursor in its part: a single row comparison where an index can answer it. */
export function afterCursor(sort: SortKeys, { values, id }: Cursor, part: Part): RawBuilder<boolean> {
  const idKey = { column: sql.ref('r.id'), type: 'uuid', direction: sort[0].direction, mayBeEmpty: false };
  const keys = [...sort.map((key, index) => ({ ...key, mayBeEmpty: key.mayBeEmpty && index > 0 })), idKey];
  const ends = [...values, id];
  const from = part === 'empty' ? 1 : 0;
  const open = keys.slice(from);
  const at = open.map(({ type }, index) => sql`${ends[index + from]}::${sql.raw(type)}`);
  const isPlain = open.every(({ direction, mayBeEmpty }) => direction === open[0]!.direction && !mayBeEmpty);
  if (isPlain) {
    const columns = open.map(({ column }) => column);
    return sql`(${sql.join(columns)}) ${sql.raw(open[0]!.direction === 'asc' ? '>' : '<')} (${sql.join(at)})`;
  }
  const cases = open.flatMap((key, index) => {
    const beyond = beyondEnd(key, ends[index + from] ?? null, at[index]!);
    const equal = open.slice(0, index).map((each, before) => sql`${each.column} is not distinct from ${at[before]!}`);
    return beyond ? [sql`(${sql.join([...equal, beyond], sql` and `)})`] : [];
  });
  const first = open[0]!;
  // Redundant, but gives the index a range.
  const bound = first.mayBeEmpty ? sql`true` : sql`${first.column} ${sql.raw(first.direction === 'asc' ? '>=' : '<=')} ${at[0]!}`;
  return sql`(${bound} and (${sql.join(cases, sql` or `)}))`;
}

/** Null: nothing follows an empty value. */
function beyondEnd(
  { column, direction, mayBeEmpty }: Pick<SortKey, 'column' | 'direction' | 'mayBeEmpty'>,
  end: string | null,
  at: RawBuilder<unknown>,
): RawBuilder<boolean> | null {
  if (end === null) return null;
  const beyond = sql<boolean>`${column} ${sql.raw(direction === 'asc' ? '>' : '<')} ${at}`;
  return mayBeEmpty ? sql`(${beyond} or ${column} is null)` : beyond;
}

/** Reads a cursor. Refuses one that no page has returned with `malformed`. */
export function readListCursor(keys: CursorKeys, text: string, sort: SortKeys): Cursor {
  const cursor = readCursor(keys, text);
  if (cursor && cursor.values.length === sort.length && sort.every((key, index) => fits(key, cursor.values[index]))) return cursor;
  return refuse('malformed', {}, { issues: [{ code: 'UnknownCursor', path: 'cursor' }] });
}

const patterns: Readonly<Record<string, RegExp>> = {
  uuid: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
  numeric: /^-?\d{1,200}(\.\d{1,200})?$/,
  date: /^\d{4}-\d{2}-\d{2}$/,
  timestamptz: /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}(\.\d{1,6})?[+-]\d{2}(:\d{2})?$/,
  time: /^\d{2}:\d{2}:\d{2}$/,
  boolean: /^(true|false)$/,
};

function fits({ type, mayBeEmpty }: SortKey, value: unknown): boolean {
  if (value === null) return mayBeEmpty;
  return typeof value === 'string' && !value.includes('\0') && (patterns[type]?.test(value) ?? type === 'text');
}
