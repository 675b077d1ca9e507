import { z } from 'zod';
import { defineCall } from '../call.ts';
import { uploadedFileSchema } from './file-upload.call.ts';

const declaration = {
  method: 'GET',
  summary: 'Returns the latest handwritten signature of the signed-in person, or null',
  input: z.object({}),
  output: uploadedFileSchema.nullable(),
} as const;

export const getLatestHandSign = defineCall({ ...declaration, path: '/api/runtime/form/getLatestHandSign' });
export const latestHandSign = defineCall({ ...declaration, path: '/api/runtime/favorites/latest_hand_sign' });

export const reuseHandSign = defineCall({
  method: 'POST',
  path: '/api/runtime/files/reuse_hand_sign',
  summary: 'Copies the latest handwritten signature of the signed-in person as a temporary upload for a control',
  command: true,
  input: z.object({ schemaCode: z.string(), control: z.string() }),
  output: uploadedFileSchema,
  refusals: ['not-found'],
});
