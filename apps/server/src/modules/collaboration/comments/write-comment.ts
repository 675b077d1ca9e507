import { commentTarget, maxCommentFiles, maxCommentLength, type CallArguments, type createComment } from '@inkstone/api';
import { textLength } from '@inkstone/controls/uploads';
import { createId, trimText } from '@inkstone/schema';
import { publish } from '../../../platform/outbox/publish.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { CommandContext } from '../../../platform/http/request-context.ts';
import { notify } from '../../messages/index.ts';
import { detachFiles, attachFile, isUploadFor, lockFiles } from '../../stored-files/index.ts';
import { isId } from '../../../platform/db/id.ts';
import { titleOf } from '../../workflow/index.ts';
import { loadCommentedRecord, concernedWith } from './commented-record.ts';
import { findComment, type StoredComment } from './comment-store.ts';
import { grantReadAccess, mentionedIn } from './mention-people.ts';

type Sent = CallArguments<typeof createComment>;

/** Writes a comment or a reply with its files, gives the people mentioned access to the record, and notifies everybody concerned. */
export async function writeComment(context: CommandContext, sent: Sent): Promise<StoredComment> {
  const { trx, actor, client } = context;
  const target = await loadCommentedRecord(trx, context, sent);
  const content = checkedText(sent);
  if (sent.files.length > maxCommentFiles) refuse('comment-too-many-files', { max: maxCommentFiles });
  const parentId = sent.parentId === undefined ? null : await parentOf(context, sent.objectId, sent.parentId);
  const mentioned = await mentionedIn(context, content);
  await grantReadAccess(context, { ...target, schemaCode: sent.schemaCode }, mentioned);
  const at = context.now();
  const files = await claimUploads(context, sent, at);
  const comment = await trx
    .insertInto('comments')
    .values({
      id: createId(at.getTime()),
      schema_code: sent.schemaCode,
      record_id: sent.objectId,
      parent_id: parentId,
      author_id: actor.id,
      content,
      mentioned: mentioned.map(({ id }) => id),
      files,
      client,
      created_at: at,
      deleted_at: null,
      deleted_by: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await notifyConcerned(context, sent);
  await notify(
    trx,
    [
      {
        kind: 'mentioned',
        people: mentioned.flatMap(({ id }) => (id === actor.id ? [] : [id])),
        instanceId: target.instance?.id ?? null,
        workItemId: null,
        params: { ...(target.instance ? titleOf(target.instance.row) : { name: target.record.system.sequenceNo ?? '' }), by: actor.id },
      },
    ],
    at,
  );
  return comment;
}

/**
 * Deletes a comment with its files. Refuses with `not-found` when it is already deleted, and with `not-allowed` when it is somebody else's.
 */
export async function removeComment(context: CommandContext, id: string): Promise<void> {
  const { trx, actor } = context;
  const comment = await findComment(trx, id);
  if (!comment || comment.deleted_at !== null) refuse('not-found');
  const record = { schemaCode: comment.schema_code, objectId: comment.record_id };
  await loadCommentedRecord(trx, context, record);
  if (comment.author_id !== actor.id && !actor.isAdmin) refuse('not-allowed');
  const now = context.now();
  await trx
    .updateTable('comments')
    .set({ deleted_at: now, deleted_by: actor.id })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .execute();
  if (comment.files.length > 0) {
    // The next clean-up removes them, like uploads that were never attached.
    await detachFiles(trx, comment.files, commentTarget);
  }
  await notifyConcerned(context, record);
}

function checkedText({ content, parentId }: Sent): string {
  const text = trimText(content);
  if (text === '') refuse(parentId === undefined ? 'comment-empty' : 'reply-empty');
  if (textLength(text) > maxCommentLength) refuse('comment-too-long', { max: maxCommentLength });
  return text;
}

/** A reply to a reply is stored as a reply to the comment: there is one level only. */
async function parentOf({ trx }: CommandContext, recordId: string, parentId: string): Promise<string> {
  const parent = await findComment(trx, parentId);
  if (parent?.record_id !== recordId) refuse('not-found');
  if (parent.parent_id !== null) return parent.parent_id;
  if (parent.deleted_at !== null) refuse('not-found');
  return parent.id;
}

/** Accepts only the actor's own temporary uploads for comments on this model. */
async function claimUploads({ trx, actor }: CommandContext, { schemaCode, objectId, files }: Sent, at: Date): Promise<string[]> {
  const ids = [...new Set(files)];
  const known = await lockFiles(trx, ids.filter(isId));
  const target = { schemaCode, recordId: objectId, control: commentTarget };
  for (const id of ids) {
    const file = known.get(id);
    if (!file || !isUploadFor(file, target, actor.id)) refuse('file-missing');
    await attachFile(trx, id, target, { rowId: null, at });
  }
  return ids;
}

async function notifyConcerned(context: CommandContext, record: { schemaCode: string; objectId: string }): Promise<void> {
  const { trx } = context;
  const people = await concernedWith(trx, await loadCommentedRecord(trx, context, record));
  await publish(trx, { kind: 'comments-changed', objectId: record.objectId, people });
}
