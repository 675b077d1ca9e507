import { sql, type RawBuilder } from 'kysely';
import type { ModelDefinition } from '@inkstone/schema';
import { refuse } from '../../platform/http/refusal.ts';
import { tableOf } from '../apps/storage/model-table.ts';
import { isId } from '../records/record-id.ts';
import { isSystemField, type ListShape } from './list-shape.ts';
import { systemColumn } from './system-column.ts';

export interface ListSort {
  readonly column: RawBuilder<unknown>;
  readonly type: string;
  readonly direction: 'asc' | 'desc';
  readonly mayBeEmpty: boolean;
}

/** What a list is ordered by: its own setting, or newest first. */
export function sortOf({ model, list }: ListShape): ListSort {
  const { code, direction } = list.sort ?? { code: 'createdTime', direction: 'desc' as const };
  if (isSystemField(code)) {
    const { column, type, mayBeEmpty } = systemColumn[code];
    return { column: sql.ref(`r.${column}`), type, direction, mayBeEmpty };
  }
  const stored = itemColumn(model.definition, code);
  return { column: sql.ref(`r.${stored.name}`), type: stored.type, direction, mayBeEmpty: true };
}

function itemColumn(model: ModelDefinition, code: string): { readonly name: string; readonly type: string } {
  const column = tableOf(model).items.find(({ item }) => item.code === code)?.columns[0];
  return column ?? refuse('not-found');
}

/** Empty values stand last, equal ones by id. */
export function orderBy({ column, direction }: ListSort): RawBuilder<unknown> {
  const way = sql.raw(direction);
  return sql`${column} ${way} nulls last, r.id ${way}`;
}

/** Where a page ended: the sort value as text, and the record. */
export interface Cursor {
  readonly value: string | null;
  readonly id: string;
}

/** What comes behind a cursor. One comparison where the column is never empty, so that its index serves. */
export function behind({ column, type, direction, mayBeEmpty }: ListSort, { value, id }: Cursor): RawBuilder<boolean> {
  const sign = sql.raw(direction === 'asc' ? '>' : '<');
  const from = sql`${value}::${sql.raw(type)}`;
  if (!mayBeEmpty) return sql`(${column}, r.id) ${sign} (${from}, ${id}::uuid)`;
  if (value === null) return sql`(${column} is null and r.id ${sign} ${id}::uuid)`;
  return sql`((${column}, r.id) ${sign} (${from}, ${id}::uuid) or ${column} is null)`;
}

export function writeCursor({ value, id }: Cursor): string {
  return Buffer.from(JSON.stringify([value, id])).toString('base64url');
}

/** Refuses what no page has given with `malformed`. */
export function readCursor(text: string, { type }: ListSort): Cursor {
  try {
    const [value, id] = JSON.parse(Buffer.from(text, 'base64url').toString()) as unknown[];
    if (typeof id === 'string' && isId(id) && (value === null || (typeof value === 'string' && fits(type, value)))) return { value, id };
  } catch {
    // Falls through to the refusal.
  }
  return refuse('malformed', {}, { issues: [{ code: 'UnknownCursor', path: 'cursor' }] });
}

const patterns: Readonly<Record<string, RegExp>> = {
  uuid: /^[0-9a-f-]{36}$/,
  numeric: /^-?\d{1,200}(\.\d{1,200})?$/,
  date: /^\d{4}-\d{2}-\d{2}$/,
  timestamptz: /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}(\.\d{1,6})?[+-]\d{2}(:\d{2})?$/,
  time: /^\d{2}:\d{2}:\d{2}$/,
  boolean: /^(true|false)$/,
};

function fits(type: string, value: string): boolean {
  return !value.includes('\0') && (patterns[type]?.test(value) ?? !type.endsWith('[]'));
}
