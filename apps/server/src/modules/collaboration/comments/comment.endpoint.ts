import { countComments, createComment, deleteComment, listCommentReplies, listComments, listPullPerson } from '@inkstone/api';
import { sql } from 'kysely';
import { defineCommand, defineQuery } from '../../../platform/http/endpoint.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { matchesKeyword, peoplePage } from '../../organization/index.ts';
import { loadCommentedRecord, concernedWith } from './commented-record.ts';
import { countOf, findComment, pageOfComments, pageOfReplies } from './comment-store.ts';
import { presentComments } from './present-comments.ts';
import { removeComment, writeComment } from './write-comment.ts';

/** For everybody who may see the record. */
const permission = 'participant';

export const listCommentsEndpoint = defineQuery(listComments, {
  permission,
  async handle(context, input) {
    const { db, actor } = context;
    await loadCommentedRecord(db, context, input);
    const { rows, next } = await pageOfComments(db, input.objectId, input);
    return { items: await presentComments(db, actor, rows), next };
  },
});

export const listCommentRepliesEndpoint = defineQuery(listCommentReplies, {
  permission,
  async handle(context, input) {
    const { db, actor } = context;
    const comment = (await findComment(db, input.commentId)) ?? refuse('not-found');
    await loadCommentedRecord(db, context, { schemaCode: comment.schema_code, objectId: comment.record_id });
    const { rows, next } = await pageOfReplies(db, comment.id, input);
    return { items: await presentComments(db, actor, rows), next };
  },
});

export const countCommentsEndpoint = defineQuery(countComments, {
  permission,
  async handle(context, input) {
    const { db } = context;
    await loadCommentedRecord(db, context, input);
    return { num: await countOf(db, input.objectId) };
  },
});

export const createCommentEndpoint = defineCommand(createComment, {
  permission,
  async handle(context, input) {
    const [comment] = await presentComments(context.trx, context.actor, [await writeComment(context, input)]);
    return comment!;
  },
});

export const deleteCommentEndpoint = defineCommand(deleteComment, {
  permission,
  async handle(context, { id }) {
    await removeComment(context, id);
    return true;
  },
});

export const listPullPersonEndpoint = defineQuery(listPullPerson, {
  permission,
  async handle(context, { keyword, ...input }) {
    const { db, actor } = context;
    const commented = await loadCommentedRecord(db, context, input);
    if (keyword !== '') return peoplePage(db, matchesKeyword(keyword, 'people', ['name', 'account']), input);
    const concerned = (await concernedWith(db, commented)).filter((person) => person !== actor.id);
    return peoplePage(db, sql<boolean>`people.id = any(${concerned}::uuid[])`, input);
  },
});
