import { sql } from 'kysely';
import type { Trx } from '../../../../platform/db/database.ts';

export interface Place {
  readonly id: string;
  readonly parentId: string | null;
  /** Null: at the end. */
  readonly beforeId: string | null;
}

/** Returns the open and closed departments below a parent in order. */
export async function siblingsBelow(trx: Trx, parentId: string | null): Promise<string[]> {
  const rows = await trx
    .selectFrom('departments')
    .select('id')
    .where('parent_id', parentId === null ? 'is' : '=', parentId)
    .orderBy('sort')
    .orderBy('code')
    .execute();
  return rows.map(({ id }) => id);
}

/** Puts a department below its parent at its place and numbers its siblings. */
export async function placeDepartment(trx: Trx, { id, parentId, beforeId }: Place): Promise<void> {
  const others = (await siblingsBelow(trx, parentId)).filter((each) => each !== id);
  const at = beforeId === null ? others.length : others.indexOf(beforeId);
  const ordered = [...others.slice(0, at), id, ...others.slice(at)];
  await trx.updateTable('departments').set({ parent_id: parentId }).where('id', '=', id).execute();
  await sql`
    update departments set sort = placed.sort - 1
    from unnest(${ordered}::uuid[]) with ordinality as placed (id, sort)
    where departments.id = placed.id and departments.sort <> placed.sort - 1`.execute(trx);
}
