import type { Comment } from '@inkstone/api';
import type { Executor } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import { findFiles } from '../../stored-files/index.ts';
import { directory } from '../../organization/index.ts';
import { replyCounts, type StoredComment } from './comment-store.ts';

/** Returns comments as their readers see them. A deleted comment shows only that it existed. */
export async function presentComments(executor: Executor, actor: Actor, rows: readonly StoredComment[]): Promise<Comment[]> {
  const visible = rows.filter(({ deleted_at }) => deleted_at === null);
  const people = await directory(executor).people([...new Set(rows.flatMap(({ author_id, mentioned }) => [author_id, ...mentioned]))]);
  const files = await findFiles(
    executor,
    visible.flatMap((row) => row.files),
  );
  const replies = await replyCounts(
    executor,
    rows.filter(({ parent_id }) => parent_id === null).map(({ id }) => id),
  );
  const named = (id: string) => ({ id, name: people.get(id)?.name ?? '' });
  return rows.map((row) => {
    const deleted = row.deleted_at !== null;
    return {
      id: row.id,
      author: named(row.author_id),
      content: deleted ? '' : row.content,
      mentioned: deleted ? [] : row.mentioned.map(named),
      files: deleted ? [] : row.files.flatMap((id) => filesOf(files.get(id))),
      at: row.created_at.toISOString(),
      replies: replies.get(row.id) ?? 0,
      mayDelete: !deleted && (row.author_id === actor.id || actor.isAdmin),
      deleted,
    };
  });
}

function filesOf(file: { id: string; name: string; size: string; kind: string } | undefined): Comment['files'] {
  return file ? [{ id: file.id, name: file.name, fileSize: Number(file.size), isImage: file.kind === 'image' }] : [];
}
