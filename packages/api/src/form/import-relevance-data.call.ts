import { z } from 'zod';
import { limits } from '@inkstone/schema';
import { defineCall } from '../call.ts';
import { formAsk } from './form-ask.call.ts';

const { questions: _, ...place } = formAsk.input.shape;

/** Records are told in the order asked for; of those that this person may not take, or that the control does not offer, only the ids. */
export const formImportRelevanceData = defineCall({
  method: 'POST',
  path: '/api/runtime/form/import_relevance_data',
  summary: 'Records picked in a relevance control, with the fields that its mappings take into the form',
  input: z.object({
    ...place,
    /** The relevance control: `supplier`, or the column `items.article`. */
    control: z.string().regex(/^[A-Za-z]\w{0,63}(\.[A-Za-z]\w{0,63})?$/),
    objectIds: z.array(z.uuid()).min(1).max(limits.sheetImportRowsMost),
    /** What the control's conditions read of the form, by their names; anything else in it is not looked at. */
    inputs: z.record(z.string().max(130), z.unknown()).default({}),
  }),
  output: z.object({
    records: z.array(z.looseObject({ id: z.string(), name: z.string() })),
    leftOut: z.array(z.string()),
  }),
  refusals: ['model-not-found', 'record-not-found', 'instance-deleted', 'not-allowed', 'not-found'],
});
