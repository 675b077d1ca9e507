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
  summary: 'The buttons that forms of a model offer beside records picked in a list; whether for a record is decided at each',
  input: z.object({ schemaCode: z.string() }),
  output: z.array(offeredButtonSchema),
  refusals: ['model-not-found'],
});

export const executeCustomButton = defineCall({
  method: 'POST',
  path: '/api/runtime/form/executeCustomButton',
  summary: 'Do what a button of a form says with one record, or with several, each by itself; or tell what would come of it',
  command: true,
  input: z.object({
    schemaCode: z.string(),
    code: z.string().max(64),
    objectIds: z.array(z.string()).min(1).max(batchLimit),
    /** Of one record: the task at which its form is open. */
    workItemId: z.string().optional(),
    /** Nothing is kept. */
    preview: z.boolean().default(false),
  }),
  output: z.object({
    results: z.array(batchResult),
    /** What is opened now: a page of the product, or an address outside. */
    opens: z.string().nullable(),
  }),
  refusals: ['model-not-found', 'not-allowed'],
});
