import { sql, type RawBuilder } from 'kysely';
import type { ModelDefinition } from '@inkstone/schema';
import { tableOf, type StoredItem } from '../apps/index.ts';
import type { ModelAccess } from '../permissions/index.ts';

/** A place in the tree of a model's records: the top, or right below a record. */
export type TreePlace = 'top' | (string & {});

export interface RecordTree {
  /** True for the records `r` at the place. */
  readonly condition: RawBuilder<boolean>;
  /** Whether something stands below the record `r`. */
  readonly hasChildren: RawBuilder<boolean>;
  /** Has to follow `r` in `from`. */
  readonly source: RawBuilder<unknown>;
}

/**
 * The tree that records make by pointing at others of their model: by its first item that holds one such record. `offered` says of a record
 * `r` whether it is found at all: one whose parent is not found stands at the top, and what is not found is nobody's child.
 * Where a role hides the item from the person, or `isFlat`, all stand at the top.
 */
export function recordTree(
  model: ModelDefinition,
  place: TreePlace,
  { offered, access, isFlat }: { readonly offered: RawBuilder<boolean>; readonly access: ModelAccess; readonly isFlat: boolean },
): RecordTree {
  const table = tableOf(model);
  const pointing = pointingItem(model);
  const parent = pointing?.columns[0];
  if (!parent || isFlat || access.hides(pointing.item.code))
    return { condition: place === 'top' ? sql`true` : sql`false`, hasChildren: sql`false`, source: sql`` };
  const column = sql.ref(`r.${parent.name}`);
  const from = sql.id('biz', table.name);
  // Within the subqueries `r` is the other record, so that `offered` speaks of it.
  const hasParent = sql<boolean>`exists (select from ${from} r where r.id = o.outer_parent and ${offered})`;
  return {
    condition: place === 'top' ? sql`not ${hasParent}` : sql`o.outer_parent = ${place}::uuid`,
    hasChildren: sql`exists (select from ${from} r where ${column} = o.outer_id and ${offered})`,
    source: sql`cross join lateral (select r.id as outer_id, ${column} as outer_parent) o`,
  };
}

/** By what records stand below others. */
export function pointingItem(model: ModelDefinition): StoredItem | undefined {
  return tableOf(model).items.find(({ item }) => item.type === 'RelevanceForm' && item.schemaCode === model.code);
}
