import { z } from 'zod';
import { defineCall } from '../call.ts';
import { formsAtOnce } from '../form/batch-load.call.ts';

const code = z.string().min(1).max(64);
const shortCode = z.string().regex(/^[0-9A-Za-z]{12}$/);

const shortCodeSchema = z.object({
  shortCode: z.string(),
  /** Within the web client. */
  path: z.string(),
  /** Null: administrators did not say where the product is found. */
  url: z.string().nullable(),
});
export type ShortCode = z.infer<typeof shortCodeSchema>;

const refusals = ['model-not-found', 'record-not-found', 'instance-deleted', 'not-found', 'not-allowed'];

export const getShortCode = defineCall({
  method: 'POST',
  path: '/api/runtime/form/getShortCode',
  summary:
    'The short code of a record, or of a form to be filled in anew; the same for everybody. It opens nothing for who has no right to it',
  command: true,
  input: z.object({ schemaCode: code, formCode: code.optional(), objectId: z.uuid().optional() }),
  output: shortCodeSchema,
  refusals,
});

export const genShortCodes = defineCall({
  method: 'POST',
  path: '/api/runtime/query/genShortCodes',
  summary: 'The short codes of several records, in the order asked for; null for those the caller may not read',
  command: true,
  input: z.object({ schemaCode: code, objectIds: z.array(z.uuid()).min(1).max(formsAtOnce) }),
  output: z.array(z.object({ objectId: z.string(), code: shortCodeSchema.nullable() })),
  refusals: ['model-not-found'],
});

export const resolveShortCode = defineCall({
  method: 'GET',
  path: '/api/runtime/short_code/resolve',
  summary: 'Where a short code leads, by the rights of the caller',
  input: z.object({ shortCode }),
  output: z.object({ schemaCode: z.string(), formCode: z.string().nullable(), objectId: z.string().nullable(), path: z.string() }),
  refusals,
});

export const shortCodeImage = defineCall({
  method: 'GET',
  path: '/api/runtime/short_code/image',
  summary: 'The QR code of a short code, for whoever may open what it leads to',
  gives: 'file',
  input: z.object({
    shortCode,
    format: z.enum(['svg', 'png']).default('svg'),
    /** Where the caller found the product; counts where administrators did not say. */
    origin: z
      .url({ protocol: /^https?$/ })
      .max(200)
      .optional(),
  }),
  output: z.never(),
  refusals: [...refusals, 'public-url-missing'],
});
