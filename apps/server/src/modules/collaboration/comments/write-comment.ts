import { commentPlace, mostCommentFiles, mostCommentText, type CallArguments, type createComment } from '@inkstone/api';
import { textLength } from '@inkstone/controls/uploads';
import { createId, trimText } from '@inkstone/schema';
import { publish } from '../../../platform/outbox/publish.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { CommandContext } from '../../../platform/http/request-context.ts';
import { notify } from '../../messages/index.ts';
import { detachFiles, attachFile, isUploadFor, lockFiles } from '../../stored-files/index.ts';
import { isId } from '../../../platform/db/id.ts';
import { titleOf } from '../../workflow/index.ts';
import { commentPlaceOf, concernedWith } from './comment-place.ts';
import { findComment, type StoredComment } from './comment-store.ts';
import { letRead, mentionedIn } from './mention-people.ts';

type Sent = CallArguments<typeof createComment>;

/** Writes a comment or a reply with its files, lets those it mentions read the record, and tells everybody concerned. */
export async function writeComment(context: CommandContext, sent: Sent): Promise<StoredComment> {
  const { trx, actor, client } = context;
  const place = await commentPlaceOf(trx, context, sent);
  const content = checkedText(sent);
  if (sent.files.length > mostCommentFiles) refuse('comment-too-many-files', { max: mostCommentFiles });
  const parentId = sent.parentId === undefined ? null : await parentOf(context, sent.objectId, sent.parentId);
  const mentioned = await mentionedIn(context, content);
  await letRead(context, { ...place, schemaCode: sent.schemaCode }, mentioned);
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
  await tellConcerned(context, sent);
  await notify(
    trx,
    [
      {
        kind: 'mentioned',
        people: mentioned.flatMap(({ id }) => (id === actor.id ? [] : [id])),
        instanceId: place.instance?.id ?? null,
        workItemId: null,
        params: { ...(place.instance ? titleOf(place.instance.row) : { name: place.record.system.sequenceNo ?? '' }), by: actor.id },
      },
    ],
    at,
  );
  return comment;
}

/** Takes a comment away with its files. Refuses with `not-found` what is gone already, and with `not-allowed` somebody else's. */
export async function removeComment(context: CommandContext, id: string): Promise<void> {
  const { trx, actor } = context;
  const comment = await findComment(trx, id);
  if (!comment || comment.deleted_at !== null) refuse('not-found');
  const record = { schemaCode: comment.schema_code, objectId: comment.record_id };
  await commentPlaceOf(trx, context, record);
  if (comment.author_id !== actor.id && !actor.isAdmin) refuse('not-allowed');
  const now = context.now();
  await trx
    .updateTable('comments')
    .set({ deleted_at: now, deleted_by: actor.id })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .execute();
  if (comment.files.length > 0) {
    // They go with the next clean-up, as uploads do that became part of nothing.
    await detachFiles(trx, comment.files, commentPlace);
  }
  await tellConcerned(context, record);
}

function checkedText({ content, parentId }: Sent): string {
  const text = trimText(content);
  if (text === '') refuse(parentId === undefined ? 'comment-empty' : 'reply-empty');
  if (textLength(text) > mostCommentText) refuse('comment-too-long', { max: mostCommentText });
  return text;
}

/** Replies stand below comments, never below each other. */
async function parentOf({ trx }: CommandContext, recordId: string, parentId: string): Promise<string> {
  const parent = await findComment(trx, parentId);
  if (parent?.record_id !== recordId) refuse('not-found');
  if (parent.parent_id !== null) return parent.parent_id;
  if (parent.deleted_at !== null) refuse('not-found');
  return parent.id;
}

/** Only temporary uploads of the actor's own for a comment on this model. */
async function claimUploads({ trx, actor }: CommandContext, { schemaCode, objectId, files }: Sent, at: Date): Promise<string[]> {
  const ids = [...new Set(files)];
  const known = await lockFiles(trx, ids.filter(isId));
  const place = { schemaCode, recordId: objectId, control: commentPlace };
  for (const id of ids) {
    const file = known.get(id);
    if (!file || !isUploadFor(file, place, actor.id)) refuse('file-missing');
    await attachFile(trx, id, place, { rowId: null, at });
  }
  return ids;
}

async function tellConcerned(context: CommandContext, record: { schemaCode: string; objectId: string }): Promise<void> {
  const { trx } = context;
  const people = await concernedWith(trx, await commentPlaceOf(trx, context, record));
  await publish(trx, { kind: 'comments-changed', objectId: record.objectId, people });
}
