import { z } from 'zod';
import { importModes } from '@inkstone/schema';
import { defineCall } from '../call.ts';
import { pageInput, pageOf } from '../envelope.ts';

/** Records of one file. */
export const mostImported = 100_000;
export const importStates = ['mapping', 'reading', 'checking', 'checked', 'importing', 'done', 'cancelled', 'failed'] as const;
export type ImportState = (typeof importStates)[number];

/** The modes by their codes (runtime specification, section 3). */
const modeSchema = z.union([z.literal(importModes.default), z.literal(importModes.override), z.literal(importModes.append)]);

const fieldSchema = z.object({
  /** `amount`, or `items.price` for a column of a sub-table. */
  code: z.string(),
  name: z.string(),
  /** Of a sub-table's column the name of the sub-table. */
  sheet: z.string().nullable(),
  required: z.boolean(),
  /** Can tell which record a row stands for. */
  isKey: z.boolean(),
});

const fileProblems = ['import-file-type', 'import-file-unsafe', 'import-file-too-large', 'import-template-empty'];

export const importData = defineCall({
  method: 'POST',
  path: '/api/runtime/query/import_data',
  summary: 'Take in an .xlsx file to be imported: its columns, the fields there are, and which belongs to which. Nothing is written yet',
  command: true,
  takes: 'multipart',
  input: z.object({ schemaCode: z.string() }),
  output: z.object({
    importId: z.string(),
    columns: z.array(
      z.object({
        name: z.string(),
        /** What stands in the first rows. */
        samples: z.array(z.string()),
        /** The field it was taken for. */
        field: z.string().nullable(),
      }),
    ),
    fields: z.array(fieldSchema),
  }),
  refusals: ['model-not-found', 'not-found', 'not-allowed', 'import-form-in-workflow', 'too-many-imports', 'file-missing', ...fileProblems],
});

export const importCheck = defineCall({
  method: 'POST',
  path: '/api/runtime/query/import_data/check',
  summary: 'Try the whole file and take it back: what would be added, changed and refused, cell by cell',
  command: true,
  input: z.object({
    importId: z.uuid(),
    /** The field of each column of the file, in order; null: not imported. */
    mapping: z.array(z.string().nullable()).max(500),
    mode: modeSchema,
    /** Fields that tell which record a row stands for; none: every row is a new record. */
    keys: z.array(z.string()).max(3).default([]),
  }),
  output: z.boolean(),
  refusals: ['not-found', 'not-allowed', 'import-template-wrong', 'import-not-ready'],
});

export const importRun = defineCall({
  method: 'POST',
  path: '/api/runtime/query/import_data/run',
  summary: 'Write what was checked',
  command: true,
  /** `partial`: rows at fault are left out; otherwise one of them and nothing is written. */
  input: z.object({ importId: z.uuid(), partial: z.boolean().default(false) }),
  output: z.boolean(),
  refusals: ['not-found', 'not-allowed', 'import-not-ready', 'import-has-faults'],
});

export const importCancel = defineCall({
  method: 'POST',
  path: '/api/runtime/query/import_data/cancel',
  summary: 'Stop an import of one’s own; what is written stays',
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
  /** Why it failed as a whole, in words. */
  problem: z.string().nullable(),
  total: z.number(),
  checked: z.number(),
  done: z.number(),
  added: z.number(),
  updated: z.number(),
  /** Rows at fault: after the check those that would be refused, after the import those that were. */
  failed: z.number(),
  createdAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
});

export const importProgress = defineCall({
  method: 'GET',
  path: '/api/runtime/query/import_progress',
  summary: 'How far an import of one’s own is, and how it ended',
  input: z.object({ importId: z.uuid() }),
  output: progressSchema,
  refusals: ['not-found'],
});

export const userImportProgress = defineCall({
  method: 'GET',
  path: '/api/runtime/query/user_import_progress',
  summary: 'One’s own imports that go on or ended within a week, the newest first',
  input: z.object({ schemaCode: z.string().optional(), ...pageInput }),
  output: pageOf(progressSchema),
});

export const importFaults = defineCall({
  method: 'GET',
  path: '/api/runtime/query/import_data/faults',
  summary: 'The rows of an import that are at fault, and what is wrong with each cell',
  input: z.object({ importId: z.uuid(), ...pageInput }),
  output: pageOf(
    z.object({
      /** In the file. */
      line: z.number(),
      issues: z.array(z.object({ line: z.number(), column: z.string().nullable(), value: z.string(), message: z.string() })),
    }),
  ),
  refusals: ['not-found'],
});

export const importFaultsFile = defineCall({
  method: 'GET',
  path: '/api/runtime/query/import_data/faults_file',
  summary: 'These rows as an .xlsx file with the reasons, to be put right and imported again',
  gives: 'file',
  input: z.object({ importId: z.uuid() }),
  output: z.never(),
  refusals: ['not-found'],
});

export const secondImportData = defineCall({
  method: 'POST',
  path: '/api/runtime/query/second_import_data',
  summary: 'Try the rows at fault of an import once more, as a new import; the check begins at once',
  command: true,
  input: z.object({ importId: z.uuid() }),
  output: z.object({ importId: z.string() }),
  refusals: ['not-found', 'not-allowed', 'import-not-ready'],
});

export const exportTemplate = defineCall({
  method: 'GET',
  path: '/api/runtime/query/export_template',
  summary: 'An empty .xlsx file with the columns that can be imported',
  gives: 'file',
  input: z.object({ schemaCode: z.string() }),
  output: z.never(),
  refusals: ['model-not-found', 'not-found', 'not-allowed', 'import-form-in-workflow'],
});
