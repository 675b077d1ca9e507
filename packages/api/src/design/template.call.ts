import { codeSchema } from '@inkstone/schema';
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { uploadRefusals } from '../files/file-upload.call.ts';

export const uploadTemplate = defineCall({
  method: 'POST',
  path: '/api/design/template/upload',
  summary: 'Uploads a template that a form of the application offers for download; everybody who is signed in may read it',
  command: true,
  requestType: 'multipart',
  /** The field stands before the file. */
  input: z.object({ appCode: codeSchema }),
  output: z.object({ id: z.string(), name: z.string(), fileSize: z.number().int() }),
  refusals: [...uploadRefusals, 'not-found', 'not-allowed'],
});
