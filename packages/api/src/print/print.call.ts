import { nameI18nSchema } from '@inkstone/schema';
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { mostPrinted } from './limits.ts';
import { printDocumentSchema } from './print-document.ts';

/** A record, or a work item or instance that is about one; then how it is to look. */
const printedInput = {
  schemaCode: z.string().optional(),
  objectId: z.uuid().optional(),
  workItemId: z.uuid().optional(),
  workflowInstanceId: z.uuid().optional(),
  /** Unset: the form's default template; `plain`: the form's own layout. */
  templateId: z.union([z.uuid(), z.literal('plain')]).optional(),
};
const refusals = ['model-not-found', 'record-not-found', 'instance-deleted', 'not-found', 'not-allowed'];

/** What it was made with, `plain` being the form's own layout, and what else there is. */
const templatesOutput = {
  templateId: z.string(),
  templates: z.array(z.object({ id: z.string(), name: z.string(), name_i18n: nameI18nSchema })),
};

export const loadPrintDatas = defineCall({
  method: 'GET',
  path: '/api/runtime/form/loadPrintDatas',
  summary: 'A record as paper has it, and the templates it can be printed with; only what the caller may see is in it',
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
  summary: 'A record as a page of its own: nothing in it is loaded from elsewhere, nothing in it runs',
  input: z.object(printedInput),
  output: z.object({ title: z.string(), html: z.string(), ...templatesOutput }),
  refusals,
});

export const formPdf = defineCall({
  method: 'GET',
  path: '/api/runtime/form/pdf',
  summary: 'A record as PDF',
  gives: 'file',
  input: z.object(printedInput),
  output: z.never(),
  refusals: [...refusals, 'pdf-failed'],
});

export const formToPdf = defineCall({
  method: 'POST',
  path: '/api/runtime/form/to_pdf',
  summary: `Several records of a model as one PDF, at most ${mostPrinted}, each beginning on a page of its own`,
  gives: 'file',
  input: z.object({
    schemaCode: z.string(),
    objectIds: z.array(z.uuid()).min(1).max(mostPrinted),
    templateId: printedInput.templateId,
  }),
  output: z.never(),
  refusals: [...refusals, 'pdf-failed'],
});
