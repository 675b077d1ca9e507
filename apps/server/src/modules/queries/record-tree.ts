import { sql, type RawBuilder } from 'kysely';
import type { ModelDefinition } from '@inkstone/schema';
import { tableOf, type StoredItem } from '../apps/index.ts';
import type { ModelAccess } from '../permissions/index.ts';

/** A branch of the tree of a model's records: the top level, or the children of a record. */
export type TreeBranch = 'top' | (string & {});

export interface RecordTree {
  /** A condition on records `r`: they are in the branch. */
  readonly condition: RawBuilder<boolean>;
  /** Whether the record `r` has children. */
  readonly hasChildren: RawBuilder<boolean>;
  /** Must follow `r` in the `from` clause. */
  readonly source: RawBuilder<unknown>;
}

/**
 * Returns the SQL of a tree of records that refer to others of their model, by the first item with a single such reference. `offered` is
 * the condition by which a record `r` is found at all: a record whose parent is not found is at the top level, and a record that is not
 * found is no child. Where a role hides the item from the person, or with `isFlat`, all records are at the top level.
 */
export function recordTree(
  model: ModelDefinition,
  branch: TreeBranch,
  { offered, access, isFlat }: { readonly offered: RawBuilder<boolean>; readonly access: ModelAccess; readonly isFlat: boolean },
): RecordTree {
  const table = tableOf(model);
  const stored = parentItem(model);
  const parent = stored?.columns[0];
  if (!parent || isFlat || access.hides(stored.item.code))
    return { condition: branch === 'top' ? sql`true` : sql`false`, hasChildren: sql`false`, source: sql`` };
  const column = sql.ref(`r.${parent.name}`);
  const from = sql.id('biz', table.name);
  // Within the subqueries `r` is the other record, because `offered` refers to `r`.
  const hasParent = sql<boolean>`exists (select from ${from} r where r.id = o.outer_parent and ${offered})`;
  return {
    condition: branch === 'top' ? sql`not ${hasParent}` : sql`o.outer_parent = ${branch}::uuid`,
    hasChildren: sql`exists (select from ${from} r where ${column} = o.outer_id and ${offered})`,
    source: sql`cross join lateral (select r.id as outer_id, ${column} as outer_parent) o`,
  };
}

/** The item that refers to the parent. */
export function parentItem(model: ModelDefinition): StoredItem | undefined {
  return tableOf(model).items.find(({ item }) => item.type === 'RelevanceForm' && item.schemaCode === model.code);
}
