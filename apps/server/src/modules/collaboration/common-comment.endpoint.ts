import { deleteCommonComment, getCommonCommentList, saveCommonComment, updateCommonCommentSort } from '@inkstone/api';
import { defineCommand, defineQuery } from '../../platform/http/endpoint.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { addCommonComment, changeCommonComment, listCommonComments, removeCommonComment, sortCommonComments } from './common-comments.ts';

/** All calls concern the actor's own common comments. */
const permission = 'signed-in';

export const saveCommonCommentEndpoint = defineCommand(saveCommonComment, {
  permission,
  handle({ trx, actor }, { id, content }) {
    if (content === '') refuse('opinion-blank');
    return id === undefined ? addCommonComment(trx, actor.id, content) : changeCommonComment(trx, actor.id, { id, content });
  },
});

export const getCommonCommentListEndpoint = defineQuery(getCommonCommentList, {
  permission,
  handle: ({ db, actor }) => listCommonComments(db, actor.id),
});

export const deleteCommonCommentEndpoint = defineCommand(deleteCommonComment, {
  permission,
  async handle({ trx, actor }, { id }) {
    await removeCommonComment(trx, actor.id, id);
    return true;
  },
});

export const updateCommonCommentSortEndpoint = defineCommand(updateCommonCommentSort, {
  permission,
  handle: ({ trx, actor }, { ids }) => sortCommonComments(trx, actor.id, ids),
});
