import { z } from 'zod';
import { defineCall } from '../call.ts';

export const fileDownload = defineCall({
  method: 'GET',
  path: '/api/runtime/files/download',
  summary: 'Returns a file or a range of its bytes. Requires the bearer header, or a ticket for this file',
  responseType: 'file',
  input: z.object({
    refId: z.uuid(),
    /** The ticket (`/api/runtime/files/ticket`). */
    T: z.string().max(2000).optional(),
    /** Returns a thumbnail of an image. */
    thumbnail: z.stringbool().default(false),
  }),
  output: z.never(),
  refusals: ['not-found', 'not-allowed', 'ticket-invalid'],
});
