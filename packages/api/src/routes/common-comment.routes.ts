import type * as contracts from '../index.ts';
import { get, post } from './route.ts';

export const deleteCommonComment = post<typeof contracts.deleteCommonComment>('/api/runtime/common_comment/deleteCommonComment');
export const getCommonCommentList = get<typeof contracts.getCommonCommentList>('/api/runtime/common_comment/getCommonCommentList');
export const saveCommonComment = post<typeof contracts.saveCommonComment>('/api/runtime/common_comment/save');
export const updateCommonCommentSort = post<typeof contracts.updateCommonCommentSort>('/api/runtime/common_comment/updateSort');
