import { z } from 'zod';
import { codeSchema } from '@inkstone/schema';
import { defineCall } from '../call.ts';
import { commentTarget } from '../comment/comment-text.ts';
import { opinionTargets } from '../workflow/opinion-targets.ts';

export const uploadedFileSchema = z.object({
  id: z.string(),
  /** The id under the name by which downloads ask for it. */
  refId: z.string(),
  name: z.string(),
  /** In bytes, as stored: after image processing of the control (quality, watermark). */
  fileSize: z.number().int(),
  mediaType: z.string(),
  /** For images: in pixels, after rotation. */
  width: z.number().int().optional(),
  height: z.number().int().optional(),
});

/**
 * The target of an upload: the key of a control, a column of a sub-table as `items.photo`, an opinion (`opinionTargets`) or a comment
 * (`commentTarget`).
 */
export const fileControlSchema = z.union([
  z.string().regex(/^[A-Za-z]\w{0,63}(\.[A-Za-z]\w{0,63})?$/),
  z.enum([opinionTargets.attachments, opinionTargets.signature, commentTarget]),
]);

/** The reasons for refusing a file. */
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
  summary: 'Uploads a file for a control. The file is temporary until a record with it is saved, and deleted after one day',
  command: true,
  requestType: 'multipart',
  /** The fields sent with the file; they may also be in the query. */
  input: z.object({
    schemaCode: codeSchema,
    /** The form of the model, needed if several forms have the control. */
    formCode: codeSchema.optional(),
    control: fileControlSchema,
    isTemporary: z.stringbool().default(true),
  }),
  output: uploadedFileSchema,
  refusals: ['model-not-found', 'not-found', ...uploadRefusals],
});
