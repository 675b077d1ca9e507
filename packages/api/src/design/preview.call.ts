import { codeSchema, formPermissionSchema, printTemplateSchema } from '@inkstone/schema';
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { issueSchema } from '../envelope.ts';

/** What a preview runs on: the working copy of an application, looked at by somebody. */
const previewShape = {
  appCode: codeSchema,
  /** The revision that the caller sees; the preview runs on this one or a later one. */
  revision: z.number().int().min(0),
  /** The person as whom one looks; unset: oneself. Records are found as far as both may see them. */
  personId: z.uuid().optional(),
  /** The activity at which forms are open; unset: as somebody fills in a new one, or as they stand in a record. */
  activity: z.object({ workflowCode: codeSchema, activityCode: codeSchema }).optional(),
};

/** What of the working copy a preview could not use. */
const previewLimits = {
  /** What the preview read that has no values before it is published; without fields the whole model. */
  unpublished: z.array(z.object({ schemaCode: z.string(), fields: z.array(z.string()).nullable() })),
  /** Why documents are malformed. They are missing in the preview. */
  malformed: z.array(issueSchema),
};

const refusals = ['not-found', 'not-allowed', 'group-behind', 'PersonInactive', 'preview-malformed', 'preview-unwritable'];

export const previewCall = defineCall({
  method: 'POST',
  path: '/api/design/preview',
  summary:
    'Makes another call on the working copy of an application. Nothing is stored, and nobody is notified. Refused as that call is. Designers of the application only',
  input: z.object({
    ...previewShape,
    /** The path of the call, one of `previewedCalls` and `previewedTrials`. */
    path: z.string().max(200),
    /** Its input; of a GET the properties of the query. */
    input: z.record(z.string(), z.unknown()),
  }),
  output: z.object({ ...previewLimits, data: z.unknown() }),
  refusals,
});

export const openFormPreview = defineCall({
  method: 'POST',
  path: '/api/design/preview/form',
  summary:
    'Returns what a preview of a form begins with: who fills it in, their rights, and the values of a record. Designers of the application only',
  input: z.object({
    ...previewShape,
    schemaCode: codeSchema,
    formCode: codeSchema,
    /** A record that both may see; unset: a new form. */
    objectId: z.uuid().optional(),
  }),
  output: z.object({
    ...previewLimits,
    person: z.object({ id: z.string(), name: z.string(), department: z.object({ id: z.string(), name: z.string() }).nullable() }),
    /** Of a new form without a workflow, or at the activity. */
    permission: formPermissionSchema,
    values: z.record(z.string(), z.unknown()),
  }),
  refusals: [...refusals, 'model-not-found', 'record-not-found'],
});

const printInput = z.object({
  ...previewShape,
  schemaCode: codeSchema,
  formCode: codeSchema,
  template: printTemplateSchema,
  /** A record that both may see; unset: sample values. */
  objectId: z.uuid().optional(),
});
const printRefusals = [...refusals, 'model-not-found', 'record-not-found'];

export const previewPrint = defineCall({
  method: 'POST',
  path: '/api/design/preview/print',
  summary: 'Returns a form of the working copy as a print template would print it, as a page. Designers of the application only',
  input: printInput,
  output: z.object({ ...previewLimits, html: z.string() }),
  refusals: printRefusals,
});

export const previewPrintPdf = defineCall({
  method: 'POST',
  path: '/api/design/preview/print_pdf',
  summary: 'Returns a form of the working copy as a print template would print it, as PDF. Designers of the application only',
  responseType: 'file',
  input: printInput,
  output: z.never(),
  refusals: [...printRefusals, 'pdf-failed'],
});
