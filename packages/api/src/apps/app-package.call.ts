import { z } from 'zod';
import { documentKinds, nameI18nSchema } from '@inkstone/schema';
import { defineCall } from '../call.ts';
import { documentChangeSchema } from './app-documents.call.ts';

export const packagePartKinds = [...documentKinds, 'dictionary'] as const;
/** `kept`: this installation has a different one, which is not changed. */
export const packagePartStates = ['added', 'changed', 'removed', 'kept', 'same'] as const;

const partSchema = z.object({
  kind: z.enum(packagePartKinds),
  schemaCode: z.string(),
  code: z.string(),
  name: z.string(),
  name_i18n: nameI18nSchema.optional(),
  state: z.enum(packagePartStates),
  changes: z.array(documentChangeSchema),
});
export type PackagePart = z.infer<typeof partSchema>;

const issueSchema = z.object({
  code: z.string(),
  path: z.string(),
  params: z.record(z.string(), z.unknown()).optional(),
  message: z.string().optional(),
});

const fileRefusals = ['file-missing', 'package-unreadable', 'package-too-large'];

export const exportPackage = defineCall({
  method: 'GET',
  path: '/api/app/package/export',
  summary:
    'Exports an application as a zip archive of text files, byte for byte the same until it changes. Designers of the application only',
  responseType: 'file',
  input: z.object({ appCode: z.string().max(64) }),
  output: z.never(),
  refusals: ['not-found', 'not-allowed'],
});

export const previewPackage = defineCall({
  method: 'POST',
  path: '/api/app/package/preview',
  summary:
    'Returns the changes that importing a package would make, and all issues that prevent it. Nothing is written. Designers of the application only',
  command: true,
  requestType: 'multipart',
  input: z.object({}),
  output: z.object({
    appCode: z.string(),
    name: z.string(),
    name_i18n: nameI18nSchema.optional(),
    isNew: z.boolean(),
    /** Identifies this package together with the state it was compared with. */
    digest: z.string(),
    parts: z.array(partSchema),
    issues: z.array(issueSchema),
    warnings: z.array(issueSchema),
  }),
  refusals: ['not-allowed', ...fileRefusals, 'package-invalid'],
});

export const designPackage = defineCall({
  method: 'POST',
  path: '/api/app/package/design',
  summary:
    'Makes a package the working copy of its application, to be published later; documents that do not fit their schema are kept. Designers of the application only',
  command: true,
  requestType: 'multipart',
  input: z.object({}),
  output: z.object({
    appCode: z.string(),
    /** Of the working copy. */
    revision: z.number().int(),
  }),
  refusals: ['not-allowed', ...fileRefusals, 'package-invalid', 'app-closed', 'design-code-taken'],
});

export const importPackage = defineCall({
  method: 'POST',
  path: '/api/app/package/import',
  summary: 'Imports a package completely or not at all; changed documents get a new version. Application administrators only',
  command: true,
  requestType: 'multipart',
  /** The digest of the preview, so that exactly the previewed state is imported. */
  input: z.object({ digest: z.string().max(64) }),
  output: z.object({
    appCode: z.string(),
    documents: z.array(z.object({ kind: z.enum(documentKinds), code: z.string(), version: z.number().int(), isNew: z.boolean() })),
    warnings: z.array(issueSchema),
  }),
  refusals: ['not-allowed', ...fileRefusals, 'package-invalid', 'package-changed', 'app-invalid', 'app-loses-data', 'app-role-invalid'],
});
