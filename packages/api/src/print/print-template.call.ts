import { formDefinitionSchema, nameI18nSchema } from '@inkstone/schema';
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { printDocumentSchema } from './print-document.ts';
import { printTemplateSchema, storedPrintTemplateSchema } from './print-template.ts';

const formKey = { schemaCode: z.string(), formCode: z.string() };

export const listPrintForms = defineCall({
  method: 'GET',
  path: '/api/app/print_template/forms',
  summary: 'The published forms of an application with the number of their print templates; for application administrators',
  input: z.object({ appCode: z.string() }),
  output: z.array(z.object({ ...formKey, name: z.string(), name_i18n: nameI18nSchema.optional(), templates: z.number().int() })),
  refusals: ['not-found', 'not-allowed'],
});

export const listPrintTemplates = defineCall({
  method: 'GET',
  path: '/api/app/print_template/list',
  summary: 'The print templates of a form, and the form; for application administrators',
  input: z.object(formKey),
  output: z.object({ definition: formDefinitionSchema, templates: z.array(storedPrintTemplateSchema) }),
  refusals: ['not-found', 'not-allowed'],
});

export const previewPrintTemplate = defineCall({
  method: 'POST',
  path: '/api/app/print_template/preview',
  summary: 'What a form looks like with a template that need not be stored, filled with typical values; for application administrators',
  input: z.object({ ...formKey, template: printTemplateSchema }),
  output: z.object({ document: printDocumentSchema, html: z.string() }),
  refusals: ['not-found', 'not-allowed'],
});

export const savePrintTemplate = defineCall({
  method: 'POST',
  path: '/api/app/print_template/save',
  summary: 'A new print template, or with `id` another content of one; for application administrators',
  command: true,
  input: z.object({
    ...formKey,
    id: z.uuid().optional(),
    /** Of the template that was changed; 0 for a new one. */
    version: z.number().int().min(0).default(0),
    template: printTemplateSchema,
  }),
  output: z.object({ id: z.string(), version: z.number().int() }),
  refusals: ['not-found', 'not-allowed', 'conflict', 'print-template-name-taken', 'print-templates-full'],
});

export const deletePrintTemplate = defineCall({
  method: 'POST',
  path: '/api/app/print_template/delete',
  summary: 'A print template is no more; for application administrators',
  command: true,
  input: z.object({ id: z.uuid() }),
  output: z.boolean(),
  refusals: ['not-found', 'not-allowed'],
});
