import { z } from 'zod';
import { defineCall } from '../call.ts';
import { formAsk } from './form-ask.call.ts';

const { questions: _, ...asked } = formAsk.input.shape;

/** Which form, as for loading it, and which of its sub-tables. */
const sheetPlace = z.object({
  ...asked,
  /** Of a record: opened for editing outside of a task. */
  mode: z.enum(['edit']).optional(),
  sheet: z.string().regex(/^[A-Za-z]\w{0,63}$/),
});

const refusals = ['model-not-found', 'record-not-found', 'instance-deleted', 'record-in-task', 'not-allowed', 'not-found'];

export const formImport = defineCall({
  method: 'POST',
  path: '/api/runtime/form/import',
  summary: 'Rows for a sub-table out of an .xlsx file, as the form takes them, and what is wrong with the others. Nothing is written',
  command: true,
  takes: 'multipart',
  input: sheetPlace,
  output: z.object({
    /** Result code −1 to 8 (runtime specification, section 3). */
    result: z.number(),
    /** Rows without faults, each with the line of the file it stands in. */
    rows: z.array(z.object({ line: z.number().int(), values: z.record(z.string(), z.unknown()) })),
    /** By line and column of the file; without a column, of the whole line. */
    issues: z.array(z.object({ line: z.number().int(), column: z.string().nullable(), message: z.string() })),
    /** Heads of the file that name no column to be filled in. */
    leftOut: z.array(z.string()),
  }),
  refusals: [
    ...refusals,
    'file-missing',
    'import-file-type',
    'import-file-unsafe',
    'import-file-too-large',
    'import-template-empty',
    'import-template-wrong',
    'import-too-many-lines',
  ],
});

export const formExport = defineCall({
  method: 'POST',
  path: '/api/runtime/form/export',
  summary: 'The stored rows of a sub-table as .xlsx, with the columns this person sees',
  gives: 'file',
  input: sheetPlace,
  output: z.unknown(),
  refusals,
});

export const formExportTemplate = defineCall({
  method: 'POST',
  path: '/api/runtime/form/export_template',
  summary: 'An empty .xlsx of a sub-table’s columns that this person may fill in',
  gives: 'file',
  input: sheetPlace,
  output: z.unknown(),
  refusals,
});
