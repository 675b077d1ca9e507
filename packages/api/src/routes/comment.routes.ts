import type * as contracts from '../index.ts';
import { get, post } from './route.ts';

export const createComment = post<typeof contracts.createComment>('/api/form/comment/create');
export const deleteComment = post<typeof contracts.deleteComment>('/api/form/comment/delete');
export const listComments = get<typeof contracts.listComments>('/api/form/comment/list');
export const listPullPerson = get<typeof contracts.listPullPerson>('/api/form/comment/list_pull_person');
export const countComments = get<typeof contracts.countComments>('/api/form/comment/num');
export const listCommentReplies = get<typeof contracts.listCommentReplies>('/api/form/comment/reply_list');
