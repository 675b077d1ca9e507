import { formDefinitionSchema } from '@inkstone/schema';
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { printTemplateSchema, storedPrintTemplateSchema } from './print-template.ts';

const formKey = { schemaCode: z.string(), formCode: z.string() };

export const listPrintTemplates = defineCall({
  method: 'GET',
  path: '/api/app/print_template/list',
  summary: 'Returns a form and its print templates. Application administrators only',
  input: z.object(formKey),
  output: z.object({ definition: formDefinitionSchema, templates: z.array(storedPrintTemplateSchema) }),
  refusals: ['not-found', 'not-allowed'],
});

export const savePrintTemplate = defineCall({
  method: 'POST',
  path: '/api/app/print_template/save',
  summary: 'Creates a print template, or with `id` changes one. Application administrators only',
  command: true,
  input: z.object({
    ...formKey,
    id: z.uuid().optional(),
    /** The version of the changed template; 0 for a new one. */
    version: z.number().int().min(0).default(0),
    template: printTemplateSchema,
  }),
  output: z.object({ id: z.string(), version: z.number().int() }),
  refusals: ['not-found', 'not-allowed', 'conflict', 'print-template-name-taken', 'print-templates-full'],
});

export const deletePrintTemplate = defineCall({
  method: 'POST',
  path: '/api/app/print_template/delete',
  summary: 'Deletes a print template. Application administrators only',
  command: true,
  input: z.object({ id: z.uuid() }),
  output: z.boolean(),
  refusals: ['not-found', 'not-allowed'],
});
