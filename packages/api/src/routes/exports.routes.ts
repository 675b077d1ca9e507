import type * as contracts from '../index.ts';
import { get, post } from './route.ts';

export const cancelExportTask = post<typeof contracts.cancelExportTask>('/api/export_task/query/cancel');
export const deleteExportTask = post<typeof contracts.deleteExportTask>('/api/export_task/query/delete');
export const listExportTasks = get<typeof contracts.listExportTasks>('/api/export_task/query/list');
export const exportDataAsync = post<typeof contracts.exportDataAsync>('/api/runtime/query/export_data/async');
export const exportFile = get<typeof contracts.exportFile>('/api/runtime/query/export_data/async/file');
export const exportProgress = get<typeof contracts.exportProgress>('/api/runtime/query/export_data/async/progress');
export const exportTicket = post<typeof contracts.exportTicket>('/api/runtime/query/export_data/async/ticket');
