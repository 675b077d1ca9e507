/** Comments on records, and the opinions that a person uses often. */
import { deletedWithRecords } from '../records/index.ts';
import { deleteComments } from './comments/comment-store.ts';
import { defineModule } from '../../platform/http/module.ts';
import {
  deleteCommonCommentEndpoint,
  getCommonCommentListEndpoint,
  saveCommonCommentEndpoint,
  updateCommonCommentSortEndpoint,
} from './common-comment.endpoint.ts';
import {
  countCommentsEndpoint,
  createCommentEndpoint,
  deleteCommentEndpoint,
  listCommentRepliesEndpoint,
  listCommentsEndpoint,
  listPullPersonEndpoint,
} from './comments/comment.endpoint.ts';
import { commentRefusals } from './comments/refusals.ts';

export const collaboration = defineModule({
  name: 'collaboration',
  description: 'Comments and common opinions.',
  provides: [deletedWithRecords.providedBy(deleteComments)],
  tables: ['comments', 'common_comments'],
  endpoints: [
    saveCommonCommentEndpoint,
    getCommonCommentListEndpoint,
    deleteCommonCommentEndpoint,
    updateCommonCommentSortEndpoint,
    listCommentsEndpoint,
    listCommentRepliesEndpoint,
    countCommentsEndpoint,
    createCommentEndpoint,
    deleteCommentEndpoint,
    listPullPersonEndpoint,
  ],
  refusals: {
    ...commentRefusals,
    'too-many-common-comments': {
      errcode: 42365,
      status: 422,
      zh: '常用意見最多{max}條',
      en: 'The maximum commonly used opinions is {max}.',
    },
    'opinion-blank': { errcode: 42366, status: 422, zh: '意見不能為空', en: 'The opinion cannot be blank.' },
  },
});
