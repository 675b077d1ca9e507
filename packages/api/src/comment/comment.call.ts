import { z } from 'zod';
import { keywordSchema } from '../keyword.ts';
import { codeSchema } from '@inkstone/schema';
import { defineCall } from '../call.ts';
import { pageInput, pageOf } from '../envelope.ts';
import { personSchema } from '../organization/person.ts';
import { personNameSchema } from '../workflow/work-item.ts';

const recordInput = { schemaCode: codeSchema, objectId: z.uuid() };
const refusals = ['model-not-found', 'record-not-found', 'instance-deleted', 'not-allowed'];

export const commentSchema = z.object({
  id: z.string(),
  author: personNameSchema,
  /** Mentions are `@{id}`; empty if the comment was deleted. */
  content: z.string(),
  mentioned: z.array(personNameSchema),
  files: z.array(z.object({ id: z.string(), name: z.string(), fileSize: z.number().int(), isImage: z.boolean() })),
  at: z.string(),
  /** Number of replies; 0 for a reply. */
  replies: z.number().int(),
  mayDelete: z.boolean(),
  /** A deleted comment is listed only while it has replies. */
  deleted: z.boolean(),
});
export type Comment = z.infer<typeof commentSchema>;

export const listComments = defineCall({
  method: 'GET',
  path: '/api/form/comment/list',
  summary: 'Returns the comments on a record, newest first, without replies',
  input: z.object({ ...recordInput, ...pageInput }),
  output: pageOf(commentSchema),
  refusals,
});

export const listCommentReplies = defineCall({
  method: 'GET',
  path: '/api/form/comment/reply_list',
  summary: 'Returns the replies to a comment, oldest first',
  input: z.object({ commentId: z.uuid(), ...pageInput }),
  output: pageOf(commentSchema),
  refusals: [...refusals, 'not-found'],
});

export const countComments = defineCall({
  method: 'GET',
  path: '/api/form/comment/num',
  summary: 'Returns the number of comments and replies of a record',
  input: z.object(recordInput),
  output: z.object({ num: z.number().int() }),
  refusals,
});

export const createComment = defineCall({
  method: 'POST',
  path: '/api/form/comment/create',
  summary: 'Creates a comment on a record or a reply to a comment. Mentioned people get access to the record',
  command: true,
  input: z.object({
    ...recordInput,
    /** The comment to reply to; a reply to a reply is added to the same comment. */
    parentId: z.uuid().optional(),
    content: z.string(),
    /** The refIds of temporary uploads for `commentTarget`. */
    files: z.array(z.string()).default([]),
  }),
  output: commentSchema,
  refusals: [
    ...refusals,
    'not-found',
    'comment-empty',
    'reply-empty',
    'comment-too-long',
    'comment-too-many-files',
    'file-missing',
    'mention-unknown',
    'mention-without-workflow',
  ],
});

export const deleteComment = defineCall({
  method: 'POST',
  path: '/api/form/comment/delete',
  summary: 'Deletes an own comment with its files; administrators may delete any comment',
  command: true,
  input: z.object({ id: z.uuid() }),
  output: z.boolean(),
  refusals: [...refusals, 'not-found'],
});

export const listPullPerson = defineCall({
  method: 'GET',
  path: '/api/form/comment/list_pull_person',
  summary:
    'Returns people who can be mentioned, by part of their name or its romanization; without a keyword, the people involved in the record',
  input: z.object({ ...recordInput, keyword: keywordSchema.default(''), ...pageInput }),
  output: pageOf(personSchema),
  refusals,
});
