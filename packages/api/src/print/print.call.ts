import { nameI18nSchema } from '@inkstone/schema';
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { maxPrintedRecords } from './limits.ts';
import { printDocumentSchema } from './print-document.ts';

/** A record, or the work item or instance of one, and the template. */
const printedInput = {
  schemaCode: z.string().optional(),
  objectId: z.uuid().optional(),
  workItemId: z.uuid().optional(),
  workflowInstanceId: z.uuid().optional(),
  /** Defaults to the default template of the form; `plain` is the form's own layout. */
  templateId: z.union([z.uuid(), z.literal('plain')]).optional(),
};
const refusals = ['model-not-found', 'record-not-found', 'instance-deleted', 'not-found', 'not-allowed'];

/** The used template (`plain` is the form's own layout) and the available ones. */
const templatesOutput = {
  templateId: z.string(),
  templates: z.array(z.object({ id: z.string(), name: z.string(), name_i18n: nameI18nSchema })),
};

export const loadPrintDatas = defineCall({
  method: 'GET',
  path: '/api/runtime/form/loadPrintDatas',
  summary: 'Returns the printable content of a record and the available templates; contains only what the caller may see',
  input: z.object(printedInput),
  output: z.object({
    document: printDocumentSchema,
    ...templatesOutput,
    schemaCode: z.string(),
    objectId: z.string(),
  }),
  refusals,
});

export const formToHtml = defineCall({
  method: 'POST',
  path: '/api/runtime/form/to_html',
  summary: 'Returns a record as a self-contained HTML page without external resources and scripts',
  input: z.object(printedInput),
  output: z.object({ title: z.string(), html: z.string(), ...templatesOutput }),
  refusals,
});

export const formPdf = defineCall({
  method: 'GET',
  path: '/api/runtime/form/pdf',
  summary: 'Returns a record as PDF',
  responseType: 'file',
  input: z.object(printedInput),
  output: z.never(),
  refusals: [...refusals, 'pdf-failed'],
});

export const formToPdf = defineCall({
  method: 'POST',
  path: '/api/runtime/form/to_pdf',
  summary: `Returns several records of a model (at most ${maxPrintedRecords}) as one PDF; each begins on a new page`,
  responseType: 'file',
  input: z.object({
    schemaCode: z.string(),
    objectIds: z.array(z.uuid()).min(1).max(maxPrintedRecords),
    templateId: printedInput.templateId,
  }),
  output: z.never(),
  refusals: [...refusals, 'pdf-failed'],
});
