import { z } from 'zod';
import { limits, trimmedString } from '@inkstone/schema';
import { defineCall } from '../call.ts';

/** For example `price` or `items.price`. */
const controlPath = z.string().regex(/^[A-Za-z]\w{0,63}(\.[A-Za-z]\w{0,63})?$/);
/** The form values that the declared conditions read, by name; other values are ignored. */
const inputs = z.record(z.string().max(130), z.unknown());
const text = z.string().max(2000);

const question = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('linkage'), control: controlPath, inputs }),
  z.object({
    kind: z.literal('choices'),
    control: controlPath,
    inputs,
    keyword: trimmedString.max(200),
    cursor: z.string().max(200).optional(),
  }),
  z.object({ kind: z.literal('chosen'), control: controlPath, inputs, values: z.array(text).max(limits.choiceLookUpSize) }),
  z.object({
    kind: z.literal('lookup'),
    schemaCode: z.string().max(64),
    field: z.string().max(64),
    value: z.unknown(),
    result: z.string().max(64),
  }),
  z.object({ kind: z.literal('unit'), id: z.string().max(64) }),
  z.object({ kind: z.literal('rule'), control: controlPath, rule: z.string().max(64), inputs }),
]);
export type FormQuestion = z.infer<typeof question>;

export const formAsk = defineCall({
  method: 'POST',
  path: '/api/runtime/form/ask',
  summary: 'Resolves linkages, choices and look-ups of a form that is being filled in, as defined by the published form',
  /** The form, identified as in `form/load`, and the queries. */
  input: z.object({
    schemaCode: z.string().optional(),
    formCode: z.string().optional(),
    workflowCode: z.string().optional(),
    objectId: z.string().optional(),
    workItemId: z.string().optional(),
    workflowInstanceId: z.string().optional(),
    questions: z.array(question).min(1).max(200),
  }),
  /** In the order of the queries. A query that the form does not define, or that this person may not run, has no answer. */
  output: z.array(
    z.discriminatedUnion('ok', [
      z.object({ ok: z.literal(true), data: z.unknown() }),
      z.object({ ok: z.literal(false), reason: z.string().optional() }),
    ]),
  ),
  refusals: ['model-not-found', 'record-not-found', 'instance-deleted', 'not-allowed'],
});
