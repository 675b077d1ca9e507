import { z } from 'zod';
import { defineCall } from '../call.ts';

/** `missing`: the file does not exist; `failed`: it threw an error; `invalid`: it does not have the form of an extension. */
const reasonSchema = z.enum(['missing', 'failed', 'invalid']);

const failureSchema = z.object({
  /** The folder of the extension, or its type after it was loaded. */
  extension: z.string().regex(/^[a-z][a-z0-9.-]{0,60}$/),
  reason: reasonSchema,
  detail: z.string().max(500),
});

export const reportExtensionFailure = defineCall({
  method: 'POST',
  path: '/api/system/report_extension_failure',
  summary: 'Reports the failure of an extension control to administrators',
  command: true,
  input: failureSchema,
  output: z.boolean(),
});

export const listExtensionFailures = defineCall({
  method: 'GET',
  path: '/api/system/list_extension_failures',
  summary: 'Returns the failures of extension controls, newest first. Administrators only',
  input: z.object({}),
  output: z.array(failureSchema.extend({ count: z.number().int(), firstAt: z.iso.datetime(), lastAt: z.iso.datetime() })),
});

export const clearExtensionFailures = defineCall({
  method: 'POST',
  path: '/api/system/clear_extension_failures',
  summary: 'Deletes resolved failures of extension controls. Administrators only',
  command: true,
  input: z.object({}),
  output: z.boolean(),
});
