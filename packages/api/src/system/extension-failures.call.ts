import { z } from 'zod';
import { defineCall } from '../call.ts';

/** `missing`: its file is not there; `failed`: it does not run; `invalid`: it is not what an extension should be. */
const reasonSchema = z.enum(['missing', 'failed', 'invalid']);

const failureSchema = z.object({
  /** The extension's folder, or its type once it was loaded. */
  extension: z.string().regex(/^[a-z][a-z0-9.-]{0,60}$/),
  reason: reasonSchema,
  detail: z.string().max(500),
});

export const reportExtensionFailure = defineCall({
  method: 'POST',
  path: '/api/system/report_extension_failure',
  summary: 'Tell administrators that an extension control did not work',
  command: true,
  input: failureSchema,
  output: z.boolean(),
});

export const listExtensionFailures = defineCall({
  method: 'GET',
  path: '/api/system/list_extension_failures',
  summary: 'The extension controls that did not work, the latest first; for administrators',
  input: z.object({}),
  output: z.array(failureSchema.extend({ count: z.number().int(), firstAt: z.iso.datetime(), lastAt: z.iso.datetime() })),
});

export const clearExtensionFailures = defineCall({
  method: 'POST',
  path: '/api/system/clear_extension_failures',
  summary: 'Forget the failures of extension controls that were seen to; for administrators',
  command: true,
  input: z.object({}),
  output: z.boolean(),
});
