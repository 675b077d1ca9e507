import { z } from 'zod';
import { limits } from '@inkstone/schema';
import { defineCall } from '../call.ts';
import { formAsk } from './form-ask.call.ts';

const { questions: _, ...place } = formAsk.input.shape;

/** Records are in the requested order; records that the person may not use, or that the control does not offer, have only their ids. */
export const formImportRelevanceData = defineCall({
  method: 'POST',
  path: '/api/runtime/form/import_relevance_data',
  summary: 'Returns records selected in a relevance control, with the fields that its mappings copy into the form',
  input: z.object({
    ...place,
    /** The relevance control: `supplier`, or the column `items.article`. */
    control: z.string().regex(/^[A-Za-z]\w{0,63}(\.[A-Za-z]\w{0,63})?$/),
    objectIds: z.array(z.uuid()).min(1).max(limits.sheetImportRowsMax),
    /** The form values that the conditions of the control read, by name; other values are ignored. */
    inputs: z.record(z.string().max(130), z.unknown()).default({}),
  }),
  output: z.object({
    records: z.array(z.looseObject({ id: z.string(), name: z.string() })),
    leftOut: z.array(z.string()),
  }),
  refusals: ['model-not-found', 'record-not-found', 'instance-deleted', 'not-allowed', 'not-found'],
});
