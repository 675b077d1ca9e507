import { createHash } from 'node:crypto';
import { sql, type RawBuilder } from 'kysely';
import type { ListDefinition, ModelDefinition } from '@inkstone/schema';
import { columnOf, tableOf, type ItemColumn } from '@inkstone/formula/sql';

export interface ListIndex {
  readonly name: string;
  /** The part after the name in `create index`. */
  readonly definition: RawBuilder<unknown>;
}

type Purpose = 'sort' | 'filter' | 'search';

/**
 * Returns the indexes for the lists of a model: for a sort, its column and the id; for a filter, its column and the default order, so that
 * a page is found either way; for searched texts, their terms. Name and number are searched in every model, because the global search
 * reads them.
 */
export function listIndexes(model: ModelDefinition, lists: readonly ListDefinition[]): ListIndex[] {
  const wanted = new Map<string, ListIndex>();
  const add = (purpose: Purpose, codes: readonly string[]): void => {
    for (const code of codes) {
      const column = columnOf(model, code);
      const index = column && indexOf(model, purpose, column);
      if (index) wanted.set(index.name, index);
    }
  };
  add('search', [...(model.nameItem === undefined ? [] : [model.nameItem]), 'sequenceNo']);
  for (const { sort, filters = [], search, group, gantt } of lists) {
    add('sort', [...(sort ? [sort.code] : []), ...(group ? [group] : []), ...(gantt ? [gantt.start] : [])]);
    add('filter', filters);
    if (search) add('search', search);
  }
  return [...wanted.values()];
}

/**
 * A text has dozens of terms. They wait in a list, which every search reads as well, until it is full and all are sorted in at once: less than
 * half of the work for a new record, and a list so short (in kB) delays neither a search nor the record that fills it.
 */
const waitingTerms = sql`with (fastupdate = on, gin_pending_list_limit = 256)`;

function indexOf(model: ModelDefinition, purpose: Purpose, { name, type }: ItemColumn): ListIndex | undefined {
  const table = sql.id('biz', tableOf(model).name);
  const column = sql.id(name);
  const made = (definition: RawBuilder<unknown>): ListIndex => ({ name: searchIndexName(model, purpose, name), definition });
  if (purpose === 'search') {
    return type === 'text' ? made(sql`on ${table} using gin (inkstone.search_pieces(${column})) ${waitingTerms}`) : undefined;
  }
  if (type === 'jsonb') return undefined;
  if (type.endsWith('[]')) return purpose === 'filter' ? made(sql`on ${table} using gin (${column})`) : undefined;
  return made(purpose === 'sort' ? sql`on ${table} (${column}, id)` : sql`on ${table} (${column}, created_time, id)`);
}

/** PostgreSQL cuts names after 63 bytes, so the column is represented by a digest. */
export function searchIndexName(model: ModelDefinition, purpose: Purpose, column: string): string {
  return `${tableOf(model).name}$${purpose}$${createHash('sha256').update(column).digest('hex').slice(0, 12)}`;
}
