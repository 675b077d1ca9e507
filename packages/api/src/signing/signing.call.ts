import { codeSchema } from '@inkstone/schema';
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { fileControlSchema, uploadedFileSchema } from '../files/file-upload.call.ts';

/** Two megabytes (runtime specification, section 5) as base64. */
const mostPictureCharacters = 4 * Math.ceil((2 * 1024 * 1024) / 3);

const tokenSchema = z.string().min(20).max(100);

export const openSigning = defineCall({
  method: 'POST',
  path: '/api/runtime/signing/open',
  summary: 'A page on which one signature can be written for a control, on another device, within five minutes',
  input: z.object({ schemaCode: codeSchema, formCode: codeSchema.optional(), control: fileControlSchema }),
  /** The token opens the page; whoever has it signs for the person who asked. */
  output: z.object({ id: z.string(), token: z.string(), lastsSeconds: z.number().int() }),
  refusals: ['model-not-found', 'not-found'],
});

export const writtenSignature = defineCall({
  method: 'GET',
  path: '/api/runtime/signing/written',
  summary: 'What was signed on such a page of mine; null as long as nobody did',
  input: z.object({ id: z.uuid() }),
  output: uploadedFileSchema.nullable(),
  refusals: ['not-found'],
});

export const lookAtSigning = defineCall({
  method: 'POST',
  path: '/api/runtime/signing/look',
  summary: 'Who asks for the signature, and for how many more seconds; asked by the page itself',
  input: z.object({ token: tokenSchema }),
  output: z.object({ person: z.string(), lastsSeconds: z.number().int() }),
  refusals: ['signing-page-over'],
});

export const writeSignature = defineCall({
  method: 'POST',
  path: '/api/runtime/signing/write',
  summary: 'The signature as a PNG in base64. The page takes one and is over then',
  input: z.object({ token: tokenSchema, picture: z.base64().max(mostPictureCharacters) }),
  output: z.boolean(),
  refusals: ['signing-page-over', 'signature-too-large', 'file-content-wrong', 'image-unreadable'],
});
