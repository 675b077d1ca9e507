import { z } from 'zod';
import { defineCall } from '../call.ts';
import { formAsk } from './form-ask.call.ts';

const { questions: _, ...asked } = formAsk.input.shape;

/** The form, identified as in `form/load`, and one of its sub-tables. */
const sheetContext = z.object({
  ...asked,
  /** For a record: opened for editing outside a work item. */
  mode: z.enum(['edit']).optional(),
  sheet: z.string().regex(/^[A-Za-z]\w{0,63}$/),
});

const refusals = ['model-not-found', 'record-not-found', 'instance-deleted', 'record-in-task', 'not-allowed', 'not-found'];

export const formImport = defineCall({
  method: 'POST',
  path: '/api/runtime/form/import',
  summary: 'Parses an .xlsx file and returns the valid rows for a sub-table and the issues of the others. Nothing is stored',
  command: true,
  requestType: 'multipart',
  input: sheetContext,
  output: z.object({
    /** Result code −1 to 8 (runtime specification, section 3). */
    result: z.number(),
    /** Valid rows, each with its line in the file. */
    rows: z.array(z.object({ line: z.number().int(), values: z.record(z.string(), z.unknown()) })),
    /** By line and column of the file; a null column means the whole line. */
    issues: z.array(z.object({ line: z.number().int(), column: z.string().nullable(), message: z.string() })),
    /** Headings in the file that match no editable column. */
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
  summary: 'Exports the stored rows of a sub-table as .xlsx, with the columns that the caller may see',
  responseType: 'file',
  input: sheetContext,
  output: z.unknown(),
  refusals,
});

export const formExportTemplate = defineCall({
  method: 'POST',
  path: '/api/runtime/form/export_template',
  summary: 'Returns an empty .xlsx file with the columns of a sub-table that the caller may edit',
  responseType: 'file',
  input: sheetContext,
  output: z.unknown(),
  refusals,
});
