import { codeSchema, nameI18nSchema } from '@inkstone/schema';
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { contentSchema, documentKeySchema } from './operation.ts';

const refusals = ['not-found', 'not-allowed'];
const version = z.number().int().min(1);

const publicationSchema = z.object({
  at: z.string(),
  /** Null: the installation itself. */
  by: z.object({ id: z.string(), name: z.string() }).nullable(),
  note: z.string().nullable(),
  /** The documents that got a version by it. */
  documents: z.array(
    z.object({
      key: documentKeySchema,
      version,
      name: z.string(),
      name_i18n: nameI18nSchema.optional(),
      /** The version that is valid now. */
      isCurrent: z.boolean(),
    }),
  ),
});
export type Publication = z.infer<typeof publicationSchema>;

export const listPublications = defineCall({
  method: 'GET',
  path: '/api/design/publication/list',
  summary: 'Returns when an application was published, by whom and which documents changed, newest first',
  input: z.object({ appCode: codeSchema, cursor: z.string().max(40).optional(), size: z.coerce.number().int().min(1).max(50).default(20) }),
  output: z.object({ items: z.array(publicationSchema), next: z.string().nullable() }),
  refusals,
});

export const readDocumentVersion = defineCall({
  method: 'POST',
  path: '/api/design/document/version',
  summary: 'Returns the content of a published version of a document, and of the version before it',
  input: z.object({ appCode: codeSchema, document: documentKeySchema, version }),
  output: z.object({
    content: contentSchema,
    /** Null: it is the first one. */
    before: z.object({ version, content: contentSchema }).nullable(),
  }),
  refusals,
});

export const restoreVersions = defineCall({
  method: 'POST',
  path: '/api/design/document/restore',
  summary: 'Makes published versions of documents the content of the working copy; the other documents of it stay as they are',
  command: true,
  input: z.object({
    appCode: codeSchema,
    revision: z.number().int().min(0),
    documents: z
      .array(z.object({ document: documentKeySchema, version }))
      .min(1)
      .max(1_000),
  }),
  output: z.object({ revision: z.number().int().min(0) }),
  refusals: [...refusals, 'group-behind', 'app-closed', 'design-code-taken'],
});
