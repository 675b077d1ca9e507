import { z } from 'zod';
import { defineCall } from '../call.ts';
import { filesPerTicket } from './files-per-ticket.ts';

/** Ids joined by commas. */
export const refIdsSchema = z
  .string()
  .transform((text) => [...new Set(text.split(',').map((id) => id.trim()))].filter((id) => id !== ''))
  .pipe(z.array(z.uuid()).min(1).max(filesPerTicket));

export const fileTicket = defineCall({
  method: 'POST',
  path: '/api/runtime/files/ticket',
  summary: 'Sixty seconds in which a link without the bearer header downloads one file, or several together',
  /** For a batch download all its ids, joined by commas. */
  input: z.object({ refId: refIdsSchema }),
  output: z.object({ ticket: z.string(), expiresAt: z.iso.datetime() }),
  refusals: ['not-found', 'not-allowed'],
});
