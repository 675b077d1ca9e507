import { z } from 'zod';
import { defineCall } from '../call.ts';
import { pageInput, pageOf } from '../envelope.ts';
import { exportTaskSchema } from './export-data.call.ts';

export const listExportTasks = defineCall({
  method: 'GET',
  path: '/api/export_task/query/list',
  summary: 'One’s own exports, the newest first; files are kept for seven days',
  input: z.object({ ...pageInput }),
  output: pageOf(exportTaskSchema),
});

export const deleteExportTask = defineCall({
  method: 'POST',
  path: '/api/export_task/query/delete',
  summary: 'Remove exports of one’s own with their files; what is still at work stops',
  command: true,
  input: z.object({ taskIds: z.array(z.uuid()).min(1).max(100) }),
  output: z.object({ deleted: z.number() }),
});

export const cancelExportTask = defineCall({
  method: 'POST',
  path: '/api/export_task/query/cancel',
  summary: 'Stop an export of one’s own',
  command: true,
  input: z.object({ taskId: z.uuid() }),
  output: z.boolean(),
  refusals: ['not-found'],
});
