import type * as contracts from '../index.ts';
import { get, post } from './route.ts';

export const cancelBatch = post<typeof contracts.cancelBatch>('/api/runtime/query/batch/cancel');
export const getBatch = get<typeof contracts.getBatch>('/api/runtime/query/batch/progress');
export const startBatch = post<typeof contracts.startBatch>('/api/runtime/query/batch/start');
export const batchUpdate = post<typeof contracts.batchUpdate>('/api/runtime/query/batchUpdate');
export const deleteData = post<typeof contracts.deleteData>('/api/runtime/query/delete_data');
export const ganttList = post<typeof contracts.ganttList>('/api/runtime/query/gantt/list');
export const getFields = get<typeof contracts.getFields>('/api/runtime/query/getFields');
export const getHeaders = get<typeof contracts.getHeaders>('/api/runtime/query/getHeaders');
export const listGroups = post<typeof contracts.listGroups>('/api/runtime/query/groups');
export const queryList = post<typeof contracts.queryList>('/api/runtime/query/list');
export const listTotals = post<typeof contracts.listTotals>('/api/runtime/query/totals');
export const deleteListView = post<typeof contracts.deleteListView>('/api/runtime/query/view/delete');
export const listListViews = get<typeof contracts.listListViews>('/api/runtime/query/view/list');
export const saveListView = post<typeof contracts.saveListView>('/api/runtime/query/view/save');
export const setDefaultListView = post<typeof contracts.setDefaultListView>('/api/runtime/query/view/set_default');
