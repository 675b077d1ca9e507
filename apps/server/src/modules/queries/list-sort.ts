import { sql, type RawBuilder } from 'kysely';
import { isSystemField, type ListSort } from '@inkstone/schema';
import { refuse } from '../../platform/http/refusal.ts';
import { tableOf } from '../apps/index.ts';
import type { ListShape } from './list-shape.ts';
import { systemColumn } from '../conditions/index.ts';

export interface SortKey {
  readonly code: string;
  readonly column: RawBuilder<unknown>;
  readonly type: string;
  readonly direction: 'asc' | 'desc';
  readonly mayBeEmpty: boolean;
}
/** In descending priority, never empty; the id breaks ties. */
export type SortKeys = readonly [SortKey, ...SortKey[]];

export const newestFirst: ListSort = { code: 'createdTime', direction: 'desc' };

/** Returns the sort keys of a list. Refuses fields without an order with `malformed`. */
export function sortOf({ model }: ListShape, named: readonly ListSort[]): SortKeys {
  const sorts = named.filter(({ code }, index) => named.findIndex((each) => each.code === code) === index);
  const keys = sorts.map((sort) => {
    const key = sortKey(model, sort);
    return key ?? refuse('malformed', {}, { issues: [{ code: 'UnknownField', path: 'sort', params: { field: sort.code } }] });
  });
  return keys as unknown as SortKeys;
}

function sortKey(model: ListShape['model'], { code, direction }: ListSort): SortKey | null {
  if (isSystemField(code)) {
    const { column, type, mayBeEmpty } = systemColumn[code];
    return { code, column: sql.ref(`r.${column}`), type, direction, mayBeEmpty };
  }
  const stored = tableOf(model.definition).items.find(({ item }) => item.code === code);
  const column = stored?.columns[0];
  if (!stored || !column || !isOrdered(stored.item.type, column.type)) return null;
  return { code, column: sql.ref(`r.${column.name}`), type: column.type, direction, mayBeEmpty: true };
}

/** Long texts could be ordered, but would make cursors too long. */
export function isOrdered(itemType: string, columnType: string): boolean {
  return itemType !== 'LongText' && columnType !== 'jsonb' && !columnType.endsWith('[]');
}
