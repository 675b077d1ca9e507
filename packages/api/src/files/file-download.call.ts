import { z } from 'zod';
import { defineCall } from '../call.ts';

export const fileDownload = defineCall({
  method: 'GET',
  path: '/api/runtime/files/download',
  summary: 'The bytes of a file, whole or a range of them. Asked with the bearer header, or with a ticket for this one file',
  gives: 'file',
  input: z.object({
    refId: z.uuid(),
    /** The ticket (`/api/runtime/files/ticket`). */
    T: z.string().max(2000).optional(),
    /** A small picture of an image. */
    thumbnail: z.stringbool().default(false),
  }),
  output: z.never(),
  refusals: ['not-found', 'not-allowed', 'ticket-invalid'],
});
