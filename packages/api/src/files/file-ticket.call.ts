import { z } from 'zod';
import { defineCall } from '../call.ts';
import { maxFilesPerTicket } from './max-files-per-ticket.ts';

/** Ids separated by commas. */
export const refIdsSchema = z
  .string()
  .transform((text) => [...new Set(text.split(',').map((id) => id.trim()))].filter((id) => id !== ''))
  .pipe(z.array(z.uuid()).min(1).max(maxFilesPerTicket));

export const fileTicket = defineCall({
  method: 'POST',
  path: '/api/runtime/files/ticket',
  summary: 'Returns a ticket that is valid for 60 seconds, for downloading one or several files without the bearer header',
  /** For a batch download, all its ids separated by commas. */
  input: z.object({ refId: refIdsSchema }),
  output: z.object({ ticket: z.string(), expiresAt: z.iso.datetime() }),
  refusals: ['not-found', 'not-allowed'],
});
