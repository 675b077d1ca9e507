import { z } from 'zod';
import { defineCall } from '../call.ts';
import { refIdsSchema } from './file-ticket.call.ts';

export const fileBatchDownload = defineCall({
  method: 'POST',
  path: '/api/runtime/files/batch_download',
  summary: 'Several files as one zip, for a hidden form that posts. The ticket was given for these very ids',
  takes: 'form',
  gives: 'file',
  input: z.object({
    refIds: refIdsSchema,
    ticket: z.string().max(8000).optional(),
    /** What the zip is called, without an extension. */
    name: z.string().max(200).optional(),
  }),
  output: z.never(),
  refusals: ['not-found', 'not-allowed', 'ticket-invalid'],
});
