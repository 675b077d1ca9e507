import { codeSchema } from '@inkstone/schema';
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { fileControlSchema, uploadedFileSchema } from '../files/file-upload.call.ts';

/** Two megabytes (runtime specification, section 5) as base64. */
const maxPictureCharacters = 4 * Math.ceil((2 * 1024 * 1024) / 3);

const tokenSchema = z.string().min(20).max(100);

export const openSigning = defineCall({
  method: 'POST',
  path: '/api/runtime/signing/open',
  summary: 'Opens a page, valid for five minutes, on which one signature can be written for a control on another device',
  input: z.object({ schemaCode: codeSchema, formCode: codeSchema.optional(), control: fileControlSchema }),
  /** The token opens the page; anybody who has it can sign for the requester. */
  output: z.object({ id: z.string(), token: z.string(), lastsSeconds: z.number().int() }),
  refusals: ['model-not-found', 'not-found'],
});

export const writtenSignature = defineCall({
  method: 'GET',
  path: '/api/runtime/signing/written',
  summary: 'Returns the signature from an own signing page; null until it is signed',
  input: z.object({ id: z.uuid() }),
  output: uploadedFileSchema.nullable(),
  refusals: ['not-found'],
});

export const lookAtSigning = defineCall({
  method: 'POST',
  path: '/api/runtime/signing/look',
  summary: 'Returns the requester of a signature and the remaining seconds, for the signing page',
  input: z.object({ token: tokenSchema }),
  output: z.object({ person: z.string(), lastsSeconds: z.number().int() }),
  refusals: ['signing-page-over'],
});

export const writeSignature = defineCall({
  method: 'POST',
  path: '/api/runtime/signing/write',
  summary: 'Submits the signature as a PNG in base64. A signing page accepts one signature and is then closed',
  input: z.object({ token: tokenSchema, picture: z.base64().max(maxPictureCharacters) }),
  output: z.boolean(),
  refusals: ['signing-page-over', 'signature-too-large', 'file-content-wrong', 'image-unreadable'],
});
