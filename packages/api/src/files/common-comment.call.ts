import { z } from 'zod';
import { trimmedString } from '@inkstone/schema';
import { defineCall } from '../call.ts';
import { maxCommonComments } from './max-common-comments.ts';

const commentText = trimmedString.max(2000);
const commonCommentSchema = z.object({ id: z.string(), content: z.string(), sort: z.number().int() });

export const saveCommonComment = defineCall({
  method: 'POST',
  path: '/api/runtime/common_comment/save',
  summary: 'Creates or changes a common opinion of the signed-in person',
  command: true,
  /** Without an id, a new opinion is added at the end. */
  input: z.object({ id: z.uuid().optional(), content: commentText }),
  output: commonCommentSchema,
  refusals: ['not-found', 'too-many-common-comments', 'opinion-blank'],
});

export const getCommonCommentList = defineCall({
  method: 'GET',
  path: '/api/runtime/common_comment/getCommonCommentList',
  summary: 'Returns the common opinions of the signed-in person in their order',
  input: z.object({}),
  output: z.array(commonCommentSchema),
});

export const deleteCommonComment = defineCall({
  method: 'POST',
  path: '/api/runtime/common_comment/deleteCommonComment',
  summary: 'Deletes a common opinion',
  command: true,
  input: z.object({ id: z.uuid() }),
  output: z.boolean(),
  refusals: ['not-found'],
});

export const updateCommonCommentSort = defineCall({
  method: 'POST',
  path: '/api/runtime/common_comment/updateSort',
  summary: 'Reorders the common opinions',
  command: true,
  /** All ids in the new order. */
  input: z.object({ ids: z.array(z.uuid()).max(maxCommonComments) }),
  output: z.array(commonCommentSchema),
  refusals: ['not-found'],
});
