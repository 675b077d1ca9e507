import { z } from 'zod';
import { defineCall } from '../call.ts';
import { maxLoadedForms } from '../form/batch-load.call.ts';

const code = z.string().min(1).max(64);
const shortCode = z.string().regex(/^[0-9A-Za-z]{12}$/);

const shortCodeSchema = z.object({
  shortCode: z.string(),
  /** Path within the web client. */
  path: z.string(),
  /** Null if administrators have not configured the public address. */
  url: z.string().nullable(),
});
export type ShortCode = z.infer<typeof shortCodeSchema>;

const refusals = ['model-not-found', 'record-not-found', 'instance-deleted', 'not-found', 'not-allowed'];

const ofShortCode = {
  path: '/api/runtime/form/getShortCode',
  summary: 'Returns the short code of a record, or of a form for new records. It is the same for everybody and grants no access',
  command: true,
  input: z.object({ schemaCode: code, formCode: code.optional(), objectId: z.uuid().optional() }),
  output: shortCodeSchema,
  refusals,
} as const;

export const getShortCode = defineCall({ method: 'POST', ...ofShortCode });
/** Repeatable: a target has one code, which the first request creates. */
export const getShortCodeByGet = defineCall({ method: 'GET', repeatable: true, ...ofShortCode });

export const genShortCodes = defineCall({
  method: 'POST',
  path: '/api/runtime/query/genShortCodes',
  summary: 'Returns the short codes of several records in the requested order; null for records that the caller may not read',
  command: true,
  input: z.object({ schemaCode: code, objectIds: z.array(z.uuid()).min(1).max(maxLoadedForms) }),
  output: z.array(z.object({ objectId: z.string(), code: shortCodeSchema.nullable() })),
  refusals: ['model-not-found'],
});

export const resolveShortCode = defineCall({
  method: 'GET',
  path: '/api/runtime/short_code/resolve',
  summary: 'Resolves a short code with the rights of the caller',
  input: z.object({ shortCode }),
  output: z.object({ schemaCode: z.string(), formCode: z.string().nullable(), objectId: z.string().nullable(), path: z.string() }),
  refusals,
});

export const shortCodeImage = defineCall({
  method: 'GET',
  path: '/api/runtime/short_code/image',
  summary: 'Returns the QR code of a short code, if the caller may open its target',
  responseType: 'file',
  input: z.object({
    shortCode,
    format: z.enum(['svg', 'png']).default('svg'),
    /** The origin of the client; used if administrators have not configured the public address. */
    origin: z
      .url({ protocol: /^https?$/ })
      .max(200)
      .optional(),
  }),
  output: z.never(),
  refusals: [...refusals, 'public-url-missing'],
});
