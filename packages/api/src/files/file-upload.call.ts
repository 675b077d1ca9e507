import { z } from 'zod';
import { codeSchema } from '@inkstone/schema';
import { defineCall } from '../call.ts';
import { commentPlace } from '../comment/comment-text.ts';
import { opinionPlaces } from '../workflow/opinion-places.ts';

export const uploadedFileSchema = z.object({
  /** The refId. */
  id: z.string(),
  name: z.string(),
  /** In bytes, as it is kept: what a control asks of images (quality, watermark) has been done. */
  fileSize: z.number().int(),
  mediaType: z.string(),
  /** Of images, in pixels, as they are seen. */
  width: z.number().int().optional(),
  height: z.number().int().optional(),
});

/** What a file is for: a control by its key, a sheet's column as `items.photo`, an opinion (`opinionPlaces`) or a comment (`commentPlace`). */
export const fileControlSchema = z.union([
  z.string().regex(/^[A-Za-z]\w{0,63}(\.[A-Za-z]\w{0,63})?$/),
  z.enum([opinionPlaces.attachments, opinionPlaces.signature, commentPlace]),
]);

/** Why a file is not taken. */
export const uploadRefusals = [
  'attachment-name-too-long',
  'image-name-too-long',
  'file-name-without-dot',
  'file-name-comma',
  'file-name-unusable',
  'file-too-large',
  'signature-too-large',
  'file-type-unsupported',
  'file-type-not-allowed',
  'image-type-not-allowed',
  'file-type-only',
  'file-content-wrong',
  'file-unpacks-too-large',
  'image-unreadable',
  'file-missing',
  'too-many-uploads',
] as const;

export const fileUpload = defineCall({
  method: 'POST',
  path: '/api/runtime/files/upload',
  summary: 'One file for a control. It is temporary until a record with it is written, and removed after a day',
  command: true,
  takes: 'multipart',
  /** The fields beside the one file; they may stand in the query too. */
  input: z.object({
    schemaCode: codeSchema,
    /** Which of the model's forms, where several have the control. */
    formCode: codeSchema.optional(),
    control: fileControlSchema,
    isTemporary: z.stringbool().default(true),
  }),
  output: uploadedFileSchema,
  refusals: ['model-not-found', 'not-found', ...uploadRefusals],
});
