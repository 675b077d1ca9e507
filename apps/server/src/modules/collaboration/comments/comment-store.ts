import { sql, type Selectable } from 'kysely';
import type { Executor } from '../../../platform/db/database.ts';
import type { CommentsTable } from '../../../platform/db/tables/comments.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { isId } from '../../../platform/db/id.ts';
import { type DeleteWithRecord } from '../../records/index.ts';

export type StoredComment = Selectable<CommentsTable>;

interface PageRequest {
  readonly cursor?: string | undefined;
  readonly size: number;
}

interface CommentPage {
  readonly rows: readonly StoredComment[];
  readonly next: string | null;
}

/** Newest first. A deleted comment stays listed as long as it has a reply. */
export async function pageOfComments(executor: Executor, recordId: string, { cursor, size }: PageRequest): Promise<CommentPage> {
  const after = cursorOf(cursor);
  const rows = await executor
    .selectFrom('comments as c')
    .selectAll()
    .where('c.record_id', '=', recordId)
    .where('c.parent_id', 'is', null)
    .where(sql<boolean>`(c.deleted_at is null or exists (select from comments r where r.parent_id = c.id and r.deleted_at is null))`)
    .$if(after !== null, (query) => query.where('c.id', '<', after!))
    .orderBy('c.id', 'desc')
    .limit(size + 1)
    .execute();
  return toPage(rows, size);
}

/** Oldest first. */
export async function pageOfReplies(executor: Executor, commentId: string, { cursor, size }: PageRequest): Promise<CommentPage> {
  const after = cursorOf(cursor);
  const rows = await executor
    .selectFrom('comments')
    .selectAll()
    .where('parent_id', '=', commentId)
    .where('deleted_at', 'is', null)
    .$if(after !== null, (query) => query.where('id', '>', after!))
    .orderBy('id')
    .limit(size + 1)
    .execute();
  return toPage(rows, size);
}

export async function findComment(executor: Executor, id: string): Promise<StoredComment | undefined> {
  return executor.selectFrom('comments').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Counts the replies that are not deleted, by comment. */
export async function replyCounts(executor: Executor, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await executor
    .selectFrom('comments')
    .select(['parent_id', sql<number>`count(*)::integer`.as('replies')])
    .where('parent_id', 'in', [...ids])
    .where('deleted_at', 'is', null)
    .groupBy('parent_id')
    .execute();
  return new Map(rows.map(({ parent_id, replies }) => [parent_id!, replies]));
}

export async function countOf(executor: Executor, recordId: string): Promise<number> {
  const row = await executor
    .selectFrom('comments')
    .select(sql<number>`count(*)::integer`.as('num'))
    .where('record_id', '=', recordId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return row.num;
}

/** Returns everybody who ever commented on the record. */
export async function authorsOf(executor: Executor, recordId: string): Promise<string[]> {
  const rows = await executor.selectFrom('comments').select('author_id').distinct().where('record_id', '=', recordId).execute();
  return rows.map(({ author_id }) => author_id);
}

function cursorOf(cursor: string | undefined): string | null {
  if (cursor === undefined) return null;
  return isId(cursor) ? cursor : refuse('malformed', {}, { issues: [{ code: 'invalid_value', path: 'cursor' }] });
}

function toPage(rows: readonly StoredComment[], size: number): CommentPage {
  const page = rows.slice(0, size);
  return { rows: page, next: rows.length > size ? page.at(-1)!.id : null };
}

/** Deletes the comments with the record when it is purged. */
export const deleteComments: DeleteWithRecord = async (trx, recordId) => {
  await trx.deleteFrom('comments').where('record_id', '=', recordId).execute();
};
