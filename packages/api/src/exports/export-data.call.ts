import { z } from 'zod';
import { listLimits, listSortSchema } from '@inkstone/schema';
import { defineCall } from '../call.ts';
import { filterRefusals, recordChoice } from '../query/record-choice.ts';

/** Largest number of records that can be exported without a background task. */
export const maxDirectExport = 5000;
/** Largest number of records that can be selected individually. */
export const maxChosenRecords = 1000;
export const exportStates = ['waiting', 'running', 'done', 'failed', 'cancelled'] as const;
export type ExportState = (typeof exportStates)[number];

const exportInput = {
  ...recordChoice,
  sort: z.array(listSortSchema).max(listLimits.sorts).optional(),
  /** Columns in this order; defaults to those of the list. */
  fields: z.array(z.string()).min(1).max(100).optional(),
  /** Sub-tables whose rows are exported next to their records, or all of them. */
  sheets: z.union([z.literal('all'), z.array(z.string()).max(20)]).default([]),
  /** Only these records; defaults to all matching records. */
  objectIds: z.array(z.uuid()).min(1).max(maxChosenRecords).optional(),
};

const refusals = [...filterRefusals, 'not-found'];

export const exportData = defineCall({
  method: 'POST',
  path: '/api/runtime/query/export_data',
  summary: `Exports the records of a list as an .xlsx file; more than ${maxDirectExport} records require a background task`,
  responseType: 'file',
  input: z.object(exportInput),
  output: z.never(),
  refusals: [...refusals, 'export-too-large'],
});

export const exportDataAsync = defineCall({
  method: 'POST',
  path: '/api/runtime/query/export_data/async',
  summary:
    'Starts a background task that exports any number of records, optionally with the files of the exported columns as a zip archive',
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
  /** Number of records written, and their total; the total is null if it was not counted. */
  done: z.number(),
  total: z.number().nullable(),
  /** In bytes; null until the export is done. */
  size: z.number().nullable(),
  /** The reason of a failure, as text. */
  problem: z.string().nullable(),
  createdAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
  /** When the file is deleted. */
  expiresAt: z.iso.datetime(),
});

export const exportProgress = defineCall({
  method: 'GET',
  path: '/api/runtime/query/export_data/async/progress',
  summary: 'Returns the progress of an own export task',
  input: z.object({ taskId: z.uuid() }),
  output: exportTaskSchema,
  refusals: ['not-found'],
});

export const exportTicket = defineCall({
  method: 'POST',
  path: '/api/runtime/query/export_data/async/ticket',
  summary: 'Returns a ticket that is valid for 60 seconds, for downloading the file of a finished task without the bearer header',
  input: z.object({ taskId: z.uuid() }),
  output: z.object({ ticket: z.string(), expiresAt: z.iso.datetime() }),
  refusals: ['not-found'],
});

export const exportFile = defineCall({
  method: 'GET',
  path: '/api/runtime/query/export_data/async/file',
  summary: 'Returns the file of a finished own task',
  responseType: 'file',
  input: z.object({ taskId: z.uuid(), T: z.string().max(2000).optional() }),
  output: z.never(),
  refusals: ['not-found', 'ticket-invalid'],
});
