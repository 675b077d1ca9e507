import { mostCommonComments } from '@inkstone/api';
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

/** Puts a new one behind the others. Refuses the eleventh with `too-many-common-comments`. */
export async function addCommonComment(trx: Trx, personId: string, content: string): Promise<CommonComment> {
  const present = await lockOwn(trx, personId);
  if (present.length >= mostCommonComments) refuse('too-many-common-comments', { max: mostCommonComments });
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

/** Takes exactly the person's own, each once: anything else was made from an older list. */
export async function sortCommonComments(trx: Trx, personId: string, ids: readonly string[]): Promise<CommonComment[]> {
  const present = await lockOwn(trx, personId);
  const known = new Set(present.map(({ id }) => id));
  if (ids.length !== known.size || new Set(ids).size !== ids.length || ids.some((id) => !known.has(id))) refuse('not-found');
  await sql`
    update common_comments c set sort = o.place - 1
    from unnest(${[...ids]}::uuid[]) with ordinality o (id, place) where c.id = o.id and c.person_id = ${personId}::uuid`.execute(trx);
  return listCommonComments(trx, personId);
}

/** Two at once would both see nine: one waits for the other. */
async function lockOwn(trx: Trx, personId: string): Promise<CommonComment[]> {
  await lockPeople(trx, [personId]);
  return listCommonComments(trx, personId);
}
