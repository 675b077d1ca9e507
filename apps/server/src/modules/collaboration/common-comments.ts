import { maxCommonComments } from '@inkstone/api';
import { createId } from '@inkstone/schema';
import { sql } from 'kysely';
import type { Executor, Trx } from '../../platform/db/database.ts';
import type { CommonCommentsTable } from '../../platform/db/tables/files.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { lockPeople } from '../organization/index.ts';

export type CommonComment = Omit<CommonCommentsTable, 'person_id'>;

const columns = ['id', 'content', 'sort'] as const;

export function listCommonComments(executor: Executor, personId: string): Promise<CommonComment[]> {
  return executor.selectFrom('common_comments').select(columns).where('person_id', '=', personId).orderBy('sort').execute();
}

/** Appends a common comment. Refuses the eleventh with `too-many-common-comments`. */
export async function addCommonComment(trx: Trx, personId: string, content: string): Promise<CommonComment> {
  const present = await lockOwn(trx, personId);
  if (present.length >= maxCommonComments) refuse('too-many-common-comments', { max: maxCommonComments });
  const sort = (present.at(-1)?.sort ?? -1) + 1;
  return trx
    .insertInto('common_comments')
    .values({ id: createId(), person_id: personId, content, sort })
    .returning(columns)
    .executeTakeFirstOrThrow();
}

export async function changeCommonComment(
  trx: Trx,
  personId: string,
  { id, content }: { id: string; content: string },
): Promise<CommonComment> {
  const changed = await trx
    .updateTable('common_comments')
    .set({ content })
    .where('person_id', '=', personId)
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirst();
  return changed ?? refuse('not-found');
}

export async function removeCommonComment(trx: Trx, personId: string, id: string): Promise<void> {
  const { numDeletedRows } = await trx
    .deleteFrom('common_comments')
    .where('person_id', '=', personId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (numDeletedRows === 0n) refuse('not-found');
}

/**
 * Expects exactly the ids of the person's own comments, each once. Refuses other lists, which come from an outdated page, with `not-found`.
 */
export async function sortCommonComments(trx: Trx, personId: string, ids: readonly string[]): Promise<CommonComment[]> {
  const present = await lockOwn(trx, personId);
  const known = new Set(present.map(({ id }) => id));
  if (ids.length !== known.size || new Set(ids).size !== ids.length || ids.some((id) => !known.has(id))) refuse('not-found');
  await sql`
    update common_comments c set sort = o.position - 1
    from unnest(${[...ids]}::uuid[]) with ordinality o (id, position) where c.id = o.id and c.person_id = ${personId}::uuid`.execute(trx);
  return listCommonComments(trx, personId);
}

/** Serialises changes of one person: otherwise two at once would both count nine. */
async function lockOwn(trx: Trx, personId: string): Promise<CommonComment[]> {
  await lockPeople(trx, [personId]);
  return listCommonComments(trx, personId);
}
