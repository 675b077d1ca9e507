import { sql, type RawBuilder } from 'kysely';
import type { Executor } from '../../platform/db/database.ts';
import type { Actor } from '../../platform/http/request-context.ts';
import { menuFunctions } from '../apps/menu-functions.ts';

/** Records of a model that no function puts a workflow on are open: everybody signed in reads them, as address books and price lists are read. */
export async function isOpenModel(executor: Executor, schemaCode: string): Promise<boolean> {
  const functions = await menuFunctions(executor, schemaCode);
  return functions.every(({ workflow_code }) => workflow_code === null);
}

/**
 * The condition under which somebody finds a record `r` in lists and pickers: their own, owned by them, of an open model, one in whose
 * workflow they take or took part; administrators find all. Somebody else's draft is found by nobody.
 */
export function readableBy(actor: Actor, isOpen: boolean): RawBuilder<boolean> {
  const own = sql<boolean>`(r.creater = ${actor.id}::uuid or r.owner = ${actor.id}::uuid)`;
  // What lies in the recycle bin is found by nobody.
  const isThere = sql<boolean>`not exists (
    select from instances b where b.record_id = r.id and b.deleted_at is not null)`;
  if (actor.isAdmin || isOpen) return sql`((r.sequence_status <> 'DRAFT' or ${own}) and ${isThere})`;
  return sql`(${isThere} and (${own} or (r.sequence_status <> 'DRAFT' and exists (
    select from work_items w where w.instance_id = r.workflow_instance_id and w.holder_id = ${actor.id}::uuid and w.state <> 'waiting'))))`;
}
