import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { pageInput, pageOf } from '../../envelope.ts';

/** The people in one file. */
export const maxImportedPeople = 20_000;

/** The columns of files of people, in the order in which they are exported. */
export const peopleColumns = [
  'account',
  'name',
  'englishName',
  'employeeNumber',
  'email',
  'phone',
  'department',
  'otherDepartments',
  'title',
  'englishTitle',
  'manager',
  'enteredOn',
  'leftOn',
  'active',
] as const;
export type PeopleColumn = (typeof peopleColumns)[number];

export const peopleImportStates = ['checked', 'applying', 'done', 'cancelled', 'failed'] as const;
export type PeopleImportState = (typeof peopleImportStates)[number];

const options = {
  /** Whether departments that do not exist are created along their path. */
  createDepartments: z.boolean(),
  /** Whether an empty cell clears what is stored; otherwise it stays. */
  clearEmpty: z.boolean(),
};

const importSchema = z.object({
  importId: z.string(),
  /** The name of the file. */
  name: z.string(),
  state: z.enum(peopleImportStates),
  ...options,
  /** The columns of the file, and those that change because of them; `heading`: as in the file. */
  columns: z.array(z.object({ key: z.enum(peopleColumns), label: z.string(), heading: z.string().nullable() })),
  /** Headings that name no column; these columns are not imported. */
  ignoredColumns: z.array(z.string()),
  counts: z.object({
    new: z.number().int(),
    changed: z.number().int(),
    unchanged: z.number().int(),
    /** Rows with issues: while there are any, nothing can be imported. */
    issue: z.number().int(),
    /** Changed people who are disabled or leave. */
    leaving: z.number().int(),
  }),
  /** The paths of the departments that are created. */
  newDepartments: z.array(z.string()),
  /** The people to write, and those written so far. */
  total: z.number().int(),
  done: z.number().int(),
  /** Why it failed or has to be checked again, as text. */
  problem: z.string().nullable(),
  /** After the import: new people with a mail address who have no password yet. */
  invitable: z.number().int(),
  createdAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
});
export type PeopleImportSummary = z.infer<typeof importSchema>;

const byId = z.object({ importId: z.uuid() });

export const uploadPeople = defineCall({
  method: 'POST',
  path: '/api/organization/user/import',
  summary:
    'Uploads a file of people (.xlsx or .csv) and compares each cell with what is stored, without changing anything. Departments are created by default only in an organisation without any below its top',
  command: true,
  requestType: 'multipart',
  input: z.object({}),
  output: importSchema,
  refusals: [
    'file-missing',
    'people-file-type',
    'people-file-unsafe',
    'people-file-encoding',
    'people-file-quote',
    'people-file-empty',
    'people-file-headings',
    'people-file-too-large',
  ],
});

export const checkPeopleImport = defineCall({
  method: 'POST',
  path: '/api/organization/user/import/check',
  summary: 'Compares an uploaded file again, with other options or with what is stored by now',
  command: true,
  input: z.object({ importId: z.uuid(), ...options }),
  output: importSchema,
  refusals: ['not-found', 'people-import-not-ready'],
});

export const getPeopleImport = defineCall({
  method: 'GET',
  path: '/api/organization/user/import/progress',
  summary: 'Returns the result of the comparison, the progress or the result of an own import of people',
  input: byId,
  output: importSchema,
  refusals: ['not-found'],
});

const cellSchema = z.object({
  state: z.enum(['new', 'changed', 'unchanged', 'issue']),
  /** As it will be stored; with an issue as in the file. */
  value: z.string(),
  /** What is stored now, if it changes. */
  before: z.string().optional(),
});

export const importedPersonSchema = z.object({
  /** In the file, from 1. */
  line: z.number().int(),
  state: z.enum(['new', 'changed', 'unchanged', 'issue']),
  name: z.string(),
  cells: z.partialRecord(z.enum(peopleColumns), cellSchema),
  issues: z.array(
    z.object({
      code: z.string(),
      line: z.number().int(),
      /** Null: the issue concerns the whole row. */
      column: z.enum(peopleColumns).nullable(),
      /** The heading in the file, otherwise the name of the column. */
      heading: z.string().nullable(),
      message: z.string(),
    }),
  ),
});
export type ImportedPerson = z.infer<typeof importedPersonSchema>;

export const listPeopleImportRows = defineCall({
  method: 'GET',
  path: '/api/organization/user/import/rows',
  summary: 'Returns the rows of a file of people with the state and the issues of each cell, in the order of the file',
  input: z.object({ importId: z.uuid(), show: z.enum(['all', 'changes', 'issues']).default('all'), ...pageInput }),
  output: pageOf(importedPersonSchema),
  refusals: ['not-found'],
});

export const applyPeopleImport = defineCall({
  method: 'POST',
  path: '/api/organization/user/import/apply',
  summary:
    'Writes all people of a file without issues in one transaction. People who are not in the file stay as they are. Whatever was changed by others since the comparison is compared again first',
  command: true,
  input: byId,
  output: z.boolean(),
  refusals: ['not-found', 'people-import-not-ready', 'people-import-has-issues', 'people-import-no-changes'],
});

export const cancelPeopleImport = defineCall({
  method: 'POST',
  path: '/api/organization/user/import/cancel',
  summary: 'Cancels an own import before its end; then nothing of it is written. False: it has ended already',
  command: true,
  input: byId,
  output: z.boolean(),
  refusals: ['not-found'],
});

export const inviteImportedPeople = defineCall({
  method: 'POST',
  path: '/api/organization/user/import/invite',
  summary: 'Mails an invitation to the new people of an import who have a mail address and no password',
  command: true,
  input: byId,
  output: z.object({ invited: z.number().int() }),
  refusals: ['not-found', 'people-import-not-ready', 'mail-not-configured'],
});

export const peopleImportTemplate = defineCall({
  method: 'GET',
  path: '/api/organization/user/import/template',
  summary: 'Returns an .xlsx file to fill in: all columns, an example row that is not imported, and a sheet of explanations',
  responseType: 'file',
  input: z.object({}),
  output: z.never(),
});

export const exportPeople = defineCall({
  method: 'GET',
  path: '/api/organization/user/export',
  summary: 'Returns people as a file of the same shape as for importing; importing it again changes nothing',
  responseType: 'file',
  input: z.object({
    departmentId: z.uuid().optional(),
    /** Whether the people of departments below count too. */
    recursive: z.stringbool().default(true),
    state: z.enum(['active', 'inactive', 'all']).default('active'),
    format: z.enum(['xlsx', 'csv']).default('xlsx'),
  }),
  output: z.never(),
  refusals: ['not-found'],
});
