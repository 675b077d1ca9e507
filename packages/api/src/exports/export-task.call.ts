import { z } from 'zod';
import { defineCall } from '../call.ts';
import { pageInput, pageOf } from '../envelope.ts';
import { exportTaskSchema } from './export-data.call.ts';

export const listExportTasks = defineCall({
  method: 'GET',
  path: '/api/export_task/query/list',
  summary: 'Returns the export tasks of the signed-in person, newest first; files are kept for seven days',
  input: z.object({ ...pageInput }),
  output: pageOf(exportTaskSchema),
});

export const deleteExportTask = defineCall({
  method: 'POST',
  path: '/api/export_task/query/delete',
  summary: 'Deletes own export tasks with their files; running tasks are cancelled',
  command: true,
  input: z.object({ taskIds: z.array(z.uuid()).min(1).max(100) }),
  output: z.object({ deleted: z.number() }),
});

export const cancelExportTask = defineCall({
  method: 'POST',
  path: '/api/export_task/query/cancel',
  summary: 'Cancels an own export task',
  command: true,
  input: z.object({ taskId: z.uuid() }),
  output: z.boolean(),
  refusals: ['not-found'],
});
