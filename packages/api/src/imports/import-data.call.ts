import { z } from 'zod';
import { importModes } from '@inkstone/schema';
import { defineCall } from '../call.ts';
import { pageInput, pageOf } from '../envelope.ts';

/** Records per file. */
export const maxImportedRecords = 100_000;
export const importStates = ['mapping', 'reading', 'checking', 'checked', 'importing', 'done', 'cancelled', 'failed'] as const;
export type ImportState = (typeof importStates)[number];

/** Import modes by code (runtime specification, section 3). */
const modeSchema = z.union([z.literal(importModes.default), z.literal(importModes.override), z.literal(importModes.append)]);

const fieldSchema = z.object({
  /** For example `amount`, or `items.price` for a column of a sub-table. */
  code: z.string(),
  name: z.string(),
  /** For a column of a sub-table: the name of the sub-table. */
  sheet: z.string().nullable(),
  required: z.boolean(),
  /** Can identify the record of a row. */
  isKey: z.boolean(),
});

const fileRefusals = ['import-file-type', 'import-file-unsafe', 'import-file-too-large', 'import-template-empty'];

export const importData = defineCall({
  method: 'POST',
  path: '/api/runtime/query/import_data',
  summary: 'Uploads an .xlsx file to import and returns its columns, the available fields and a suggested mapping. No record is written',
  command: true,
  requestType: 'multipart',
  input: z.object({ schemaCode: z.string() }),
  output: z.object({
    importId: z.string(),
    columns: z.array(
      z.object({
        name: z.string(),
        /** The values of the first rows. */
        samples: z.array(z.string()),
        /** The suggested field. */
        field: z.string().nullable(),
      }),
    ),
    fields: z.array(fieldSchema),
  }),
  refusals: ['model-not-found', 'not-found', 'not-allowed', 'import-form-in-workflow', 'too-many-imports', 'file-missing', ...fileRefusals],
});

export const importCheck = defineCall({
  method: 'POST',
  path: '/api/runtime/query/import_data/check',
  summary: 'Validates the whole file and reports which records would be added, changed and refused, by cell. Nothing is written',
  command: true,
  input: z.object({
    importId: z.uuid(),
    /** The field of each column of the file, in order; null if the column is not imported. */
    mapping: z.array(z.string().nullable()).max(500),
    mode: modeSchema,
    /** Fields that identify the record of a row; without any, every row is a new record. */
    keys: z.array(z.string()).max(3).default([]),
  }),
  output: z.boolean(),
  refusals: ['not-found', 'not-allowed', 'import-template-wrong', 'import-not-ready'],
});

export const importRun = defineCall({
  method: 'POST',
  path: '/api/runtime/query/import_data/run',
  summary: 'Writes the records of a validated import',
  command: true,
  /** With `partial`, invalid rows are skipped; otherwise a single invalid row prevents the import. */
  input: z.object({ importId: z.uuid(), partial: z.boolean().default(false) }),
  output: z.boolean(),
  refusals: ['not-found', 'not-allowed', 'import-not-ready', 'import-has-faults'],
});

export const importCancel = defineCall({
  method: 'POST',
  path: '/api/runtime/query/import_data/cancel',
  summary: 'Cancels an own import; records that are already written are kept',
  command: true,
  input: z.object({ importId: z.uuid() }),
  output: z.boolean(),
  refusals: ['not-found'],
});

const progressSchema = z.object({
  importId: z.string(),
  name: z.string(),
  schemaCode: z.string(),
  state: z.enum(importStates),
  /** Result code −1 to 8 (runtime specification, section 3). */
  result: z.number(),
  /** The reason why the whole import failed, as text. */
  problem: z.string().nullable(),
  total: z.number(),
  checked: z.number(),
  done: z.number(),
  added: z.number(),
  updated: z.number(),
  /** Number of invalid rows: those that would be refused (after validation) or were refused (after the import). */
  failed: z.number(),
  createdAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
});

export const importProgress = defineCall({
  method: 'GET',
  path: '/api/runtime/query/import_progress',
  summary: 'Returns the progress or the result of an own import',
  input: z.object({ importId: z.uuid() }),
  output: progressSchema,
  refusals: ['not-found'],
});

export const userImportProgress = defineCall({
  method: 'GET',
  path: '/api/runtime/query/user_import_progress',
  summary: 'Returns the imports of the signed-in person that are running or ended within a week, newest first',
  input: z.object({ schemaCode: z.string().optional(), ...pageInput }),
  output: pageOf(progressSchema),
});

export const importFaults = defineCall({
  method: 'GET',
  path: '/api/runtime/query/import_data/faults',
  summary: 'Returns the invalid rows of an import with the issues of each cell',
  input: z.object({ importId: z.uuid(), ...pageInput }),
  output: pageOf(
    z.object({
      /** The line in the file. */
      line: z.number(),
      issues: z.array(z.object({ line: z.number(), column: z.string().nullable(), value: z.string(), message: z.string() })),
    }),
  ),
  refusals: ['not-found'],
});

export const importFaultsFile = defineCall({
  method: 'GET',
  path: '/api/runtime/query/import_data/faults_file',
  summary: 'Returns the invalid rows as an .xlsx file with the reasons, for correction and another import',
  responseType: 'file',
  input: z.object({ importId: z.uuid() }),
  output: z.never(),
  refusals: ['not-found'],
});

export const secondImportData = defineCall({
  method: 'POST',
  path: '/api/runtime/query/second_import_data',
  summary: 'Creates a new import from the invalid rows of an import and starts its validation',
  command: true,
  input: z.object({ importId: z.uuid() }),
  output: z.object({ importId: z.string() }),
  refusals: ['not-found', 'not-allowed', 'import-not-ready'],
});

export const exportTemplate = defineCall({
  method: 'GET',
  path: '/api/runtime/query/export_template',
  summary: 'Returns an empty .xlsx file with the columns that can be imported',
  responseType: 'file',
  input: z.object({ schemaCode: z.string() }),
  output: z.never(),
  refusals: ['model-not-found', 'not-found', 'not-allowed', 'import-form-in-workflow'],
});
