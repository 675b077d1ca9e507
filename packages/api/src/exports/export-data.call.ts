import { z } from 'zod';
import { listLimits, listSortSchema } from '@inkstone/schema';
import { defineCall } from '../call.ts';
import { filterRefusals, recordChoice } from '../query/record-choice.ts';

/** So many at once without a task of their own. */
export const exportedAtOnce = 5000;
/** Records that are chosen one by one. */
export const mostChosen = 1000;
export const exportStates = ['waiting', 'running', 'done', 'failed', 'cancelled'] as const;
export type ExportState = (typeof exportStates)[number];

const exportInput = {
  ...recordChoice,
  sort: z.array(listSortSchema).max(listLimits.sorts).optional(),
  /** Columns in this order; unset: the list's. */
  fields: z.array(z.string()).min(1).max(100).optional(),
  /** Sub-tables whose rows stand beside their records, or all of them. */
  sheets: z.union([z.literal('all'), z.array(z.string()).max(20)]).default([]),
  /** Only these; unset: all that are found. */
  objectIds: z.array(z.uuid()).min(1).max(mostChosen).optional(),
};

const refusals = [...filterRefusals, 'not-found'];

export const exportData = defineCall({
  method: 'POST',
  path: '/api/runtime/query/export_data',
  summary: `Records of a list as an .xlsx file, at once; of more than ${exportedAtOnce} a task is asked for`,
  gives: 'file',
  input: z.object(exportInput),
  output: z.never(),
  refusals: [...refusals, 'export-too-large'],
});

export const exportDataAsync = defineCall({
  method: 'POST',
  path: '/api/runtime/query/export_data/async',
  summary: 'The same as a task, of any number of records, with the files of the exported columns in a zip if wanted',
  command: true,
  input: z.object({ ...exportInput, withFiles: z.boolean().default(false) }),
  output: z.object({ taskId: z.string() }),
  refusals: [...refusals, 'too-many-exports'],
});

export const exportTaskSchema = z.object({
  taskId: z.string(),
  name: z.string(),
  schemaCode: z.string(),
  state: z.enum(exportStates),
  /** Records written so far, and how many there are; null: not counted. */
  done: z.number(),
  total: z.number().nullable(),
  /** In bytes, when done. */
  size: z.number().nullable(),
  /** Why it failed, in words. */
  problem: z.string().nullable(),
  createdAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
  /** Until when the file is kept. */
  expiresAt: z.iso.datetime(),
});

export const exportProgress = defineCall({
  method: 'GET',
  path: '/api/runtime/query/export_data/async/progress',
  summary: 'How far a task of one’s own is',
  input: z.object({ taskId: z.uuid() }),
  output: exportTaskSchema,
  refusals: ['not-found'],
});

export const exportTicket = defineCall({
  method: 'POST',
  path: '/api/runtime/query/export_data/async/ticket',
  summary: 'Sixty seconds in which a link without the bearer header downloads the file of a finished task',
  input: z.object({ taskId: z.uuid() }),
  output: z.object({ ticket: z.string(), expiresAt: z.iso.datetime() }),
  refusals: ['not-found'],
});

export const exportFile = defineCall({
  method: 'GET',
  path: '/api/runtime/query/export_data/async/file',
  summary: 'The file of a finished task of one’s own',
  gives: 'file',
  input: z.object({ taskId: z.uuid(), T: z.string().max(2000).optional() }),
  output: z.never(),
  refusals: ['not-found', 'ticket-invalid'],
});
