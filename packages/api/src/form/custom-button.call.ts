import { z } from 'zod';
import { nameI18nSchema } from '@inkstone/schema';
import { defineCall } from '../call.ts';
import { batchLimit, batchResult } from '../query/batch.call.ts';

export const offeredButtonSchema = z.object({
  code: z.string(),
  name: z.string(),
  name_i18n: nameI18nSchema.optional(),
  confirm: z.object({ zh: z.string(), en: z.string() }).optional(),
});
export type OfferedButton = z.infer<typeof offeredButtonSchema>;

export const listCustomButtons = defineCall({
  method: 'GET',
  path: '/api/runtime/form/listCustomButtons',
  summary: 'Returns the buttons that the forms of a model offer for records selected in a list; conditions are checked for each record',
  input: z.object({ schemaCode: z.string() }),
  output: z.array(offeredButtonSchema),
  refusals: ['model-not-found'],
});

export const executeCustomButton = defineCall({
  method: 'POST',
  path: '/api/runtime/form/executeCustomButton',
  summary: 'Executes a button of a form for one or several records, each independently, or previews the result',
  command: true,
  input: z.object({
    schemaCode: z.string(),
    code: z.string().max(64),
    objectIds: z.array(z.string()).min(1).max(batchLimit),
    /** For a single record: the work item in which its form is open. */
    workItemId: z.string().optional(),
    /** If true, nothing is stored. */
    preview: z.boolean().default(false),
  }),
  output: z.object({
    results: z.array(batchResult),
    /** What the client opens next: a page of the product or an external address. */
    opens: z.string().nullable(),
  }),
  refusals: ['model-not-found', 'not-allowed'],
});
