import { createHash } from 'node:crypto';
import { sql, type RawBuilder } from 'kysely';
import { isSystemField, type ListDefinition, type ModelDefinition } from '@inkstone/schema';
import { tableOf, recordColumns, type ItemColumn } from '../storage/model-table.ts';

export interface ListIndex {
  readonly name: string;
  /** What follows the name in `create index`. */
  readonly definition: RawBuilder<unknown>;
}

type Purpose = 'sort' | 'filter' | 'search';

/**
 * The indexes that the lists of a model ask for: of a sort its column and the id, of a filter its column with the usual order behind it, so that
 * a page is found either way; of texts that are searched their pieces. Name and number are searched in every model: the search over everything
 * looks there.
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

/** The column that tells the value of a field; of several the first, of a range its beginning. */
export function columnOf(model: ModelDefinition, code: string): ItemColumn | undefined {
  if (isSystemField(code)) {
    const name = code.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    return { name, type: recordColumns[name as keyof typeof recordColumns] as ItemColumn['type'] };
  }
  return tableOf(model).items.find(({ item }) => item.code === code)?.columns[0];
}

function indexOf(model: ModelDefinition, purpose: Purpose, { name, type }: ItemColumn): ListIndex | undefined {
  const table = sql.id('biz', tableOf(model).name);
  const column = sql.id(name);
  const made = (definition: RawBuilder<unknown>): ListIndex => ({ name: searchIndexName(model, purpose, name), definition });
  if (purpose === 'search') {
    return type === 'text' ? made(sql`on ${table} using gin (inkstone.search_pieces(${column})) with (fastupdate = off)`) : undefined;
  }
  if (type === 'jsonb') return undefined;
  if (type.endsWith('[]')) return purpose === 'filter' ? made(sql`on ${table} using gin (${column})`) : undefined;
  return made(purpose === 'sort' ? sql`on ${table} (${column}, id)` : sql`on ${table} (${column}, created_time, id)`);
}

/** Names are cut after 63 bytes, so a column is told by a digest. */
export function searchIndexName(model: ModelDefinition, purpose: Purpose, column: string): string {
  return `${tableOf(model).name}$${purpose}$${createHash('sha256').update(column).digest('hex').slice(0, 12)}`;
}
