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
  /** Whoever is mentioned stands in it as `@{id}`; empty when it was deleted. */
  content: z.string(),
  mentioned: z.array(personNameSchema),
  files: z.array(z.object({ id: z.string(), name: z.string(), fileSize: z.number().int(), isImage: z.boolean() })),
  at: z.string(),
  /** How many replies there are; of a reply 0. */
  replies: z.number().int(),
  mayDelete: z.boolean(),
  /** It stands only because there are replies to it. */
  deleted: z.boolean(),
});
export type Comment = z.infer<typeof commentSchema>;

export const listComments = defineCall({
  method: 'GET',
  path: '/api/form/comment/list',
  summary: 'The comments on a record, newest first, without the replies to them',
  input: z.object({ ...recordInput, ...pageInput }),
  output: pageOf(commentSchema),
  refusals,
});

export const listCommentReplies = defineCall({
  method: 'GET',
  path: '/api/form/comment/reply_list',
  summary: 'The replies to a comment, oldest first',
  input: z.object({ commentId: z.uuid(), ...pageInput }),
  output: pageOf(commentSchema),
  refusals: [...refusals, 'not-found'],
});

export const countComments = defineCall({
  method: 'GET',
  path: '/api/form/comment/num',
  summary: 'How many comments and replies a record has',
  input: z.object(recordInput),
  output: z.object({ num: z.number().int() }),
  refusals,
});

export const createComment = defineCall({
  method: 'POST',
  path: '/api/form/comment/create',
  summary: 'Comment on a record, or reply to a comment. Whoever is mentioned may read the record from then on',
  command: true,
  input: z.object({
    ...recordInput,
    /** The comment replied to; a reply to a reply stands below the same comment. */
    parentId: z.uuid().optional(),
    content: z.string(),
    /** The refIds of temporary uploads for `commentPlace`. */
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
  summary: 'Delete a comment of one’s own, with its files; administrators any',
  command: true,
  input: z.object({ id: z.uuid() }),
  output: z.boolean(),
  refusals: [...refusals, 'not-found'],
});

export const listPullPerson = defineCall({
  method: 'GET',
  path: '/api/form/comment/list_pull_person',
  summary: 'Whom a comment may mention, by a part of the name or how it is read; without one, those the record concerns',
  input: z.object({ ...recordInput, keyword: keywordSchema.default(''), ...pageInput }),
  output: pageOf(personSchema),
  refusals,
});
