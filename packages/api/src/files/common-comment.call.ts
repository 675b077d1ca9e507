import { z } from 'zod';
import { trimmedString } from '@inkstone/schema';
import { defineCall } from '../call.ts';
import { mostCommonComments } from './most-common-comments.ts';

const commentText = trimmedString.max(2000);
const commonCommentSchema = z.object({ id: z.string(), content: z.string(), sort: z.number().int() });

export const saveCommonComment = defineCall({
  method: 'POST',
  path: '/api/runtime/common_comment/save',
  summary: 'Keep an opinion that one uses often, or change one',
  command: true,
  /** Without an id a new one, behind the others. */
  input: z.object({ id: z.uuid().optional(), content: commentText }),
  output: commonCommentSchema,
  refusals: ['not-found', 'too-many-common-comments', 'opinion-blank'],
});

export const getCommonCommentList = defineCall({
  method: 'GET',
  path: '/api/runtime/common_comment/getCommonCommentList',
  summary: 'The opinions one uses often, in their order',
  input: z.object({}),
  output: z.array(commonCommentSchema),
});

export const deleteCommonComment = defineCall({
  method: 'POST',
  path: '/api/runtime/common_comment/deleteCommonComment',
  summary: 'Remove one of them',
  command: true,
  input: z.object({ id: z.uuid() }),
  output: z.boolean(),
  refusals: ['not-found'],
});

export const updateCommonCommentSort = defineCall({
  method: 'POST',
  path: '/api/runtime/common_comment/updateSort',
  summary: 'Put them in another order',
  command: true,
  /** All of them, in the order wanted. */
  input: z.object({ ids: z.array(z.uuid()).max(mostCommonComments) }),
  output: z.array(commonCommentSchema),
  refusals: ['not-found'],
});
