import { z } from 'zod';
import { defineCall } from '../call.ts';
import { refIdsSchema } from './file-ticket.call.ts';

export const fileBatchDownload = defineCall({
  method: 'POST',
  path: '/api/runtime/files/batch_download',
  summary: 'Returns several files as one zip archive, requested by a posted HTML form. Requires a ticket for exactly these ids',
  requestType: 'form',
  responseType: 'file',
  input: z.object({
    refIds: refIdsSchema,
    ticket: z.string().max(8000).optional(),
    /** The name of the archive without an extension. */
    name: z.string().max(200).optional(),
  }),
  output: z.never(),
  refusals: ['not-found', 'not-allowed', 'ticket-invalid'],
});
