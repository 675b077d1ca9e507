import { z } from 'zod';
import { dataItemTypes, nameI18nSchema, type DataItemType } from '@inkstone/schema';
import { defineCall } from '../call.ts';
import { pageInput, pageOf } from '../envelope.ts';

export const documentKinds = ['app', 'model', 'form', 'list', 'workflow', 'page'] as const;
export type DocumentKindName = (typeof documentKinds)[number];

const named = { name: z.string(), name_i18n: nameI18nSchema.optional() };
/** Codes of forms and lists are unique in their model, those of pages in their application, which stands as `schemaCode`. */
const document = { kind: z.enum(documentKinds), schemaCode: z.string().max(64).default(''), code: z.string().max(64) };
const version = z.coerce.number().int().min(1);
const personSchema = z.object({ id: z.string(), name: z.string() });
const refusals = ['not-found', 'not-allowed'];

export const listDocuments = defineCall({
  method: 'GET',
  path: '/api/app/document/list',
  summary: 'The published documents of an application of one kind, by code; for application administrators',
  input: z.object({ appCode: z.string().max(64), kind: z.enum(documentKinds), ...pageInput }),
  output: pageOf(
    z.object({
      kind: z.enum(documentKinds),
      schemaCode: z.string(),
      code: z.string(),
      ...named,
      version: z.number().int(),
      publishedAt: z.string(),
      /** False: the application no longer has it; its versions stay. */
      isActive: z.boolean(),
    }),
  ),
  refusals,
});

export const listDocumentVersions = defineCall({
  method: 'GET',
  path: '/api/app/document/versions',
  summary: 'The versions of a document, the latest first; for application administrators',
  input: z.object({ ...document, ...pageInput }),
  output: pageOf(
    z.object({ version: z.number().int(), publishedAt: z.string(), publishedBy: personSchema.nullable(), isCurrent: z.boolean() }),
  ),
  refusals,
});

/** What differs at one place of a document. `settings` names what was set otherwise, as JSON text where it is no text. */
export const documentChangeSchema = z.object({
  kind: z.enum(['added', 'removed', 'changed']),
  place: z.enum(['whole', 'item', 'control', 'column', 'card', 'function', 'activity', 'route', 'grant', 'entry']),
  code: z.string(),
  ...named,
  settings: z.array(z.object({ path: z.string(), before: z.string().nullable(), after: z.string().nullable() })),
});
export type DocumentChange = z.infer<typeof documentChangeSchema>;

export const compareDocumentVersions = defineCall({
  method: 'GET',
  path: '/api/app/document/compare',
  summary: 'What changed from one version of a document to another, place by place; for application administrators',
  input: z.object({ ...document, from: version, to: version }),
  output: z.array(documentChangeSchema),
  refusals,
});

export const listModelLists = defineCall({
  method: 'GET',
  path: '/api/app/model/lists',
  summary: 'The list configurations of a business model; for application administrators',
  input: z.object({ schemaCode: z.string().max(64), appCode: z.string().max(64) }),
  /** Only what is published can be chosen as a query list. */
  output: z.array(z.object({ code: z.string(), ...named, publish: z.boolean() })),
  refusals,
});

const dataItemSchema = z.object({
  code: z.string(),
  ...named,
  /** The number of the data item's type (designer specification, section 3). */
  propertyType: z.number().int(),
  type: z.enum(Object.keys(dataItemTypes) as [DataItemType, ...DataItemType[]]),
  /** Relevance items: the model they point at. */
  schemaCode: z.string().optional(),
  publish: z.boolean(),
});

export const listModelItems = defineCall({
  method: 'GET',
  path: '/api/app/model/items',
  summary: 'The data items of a business model, columns of sub-tables as `items.amount`; for application administrators',
  input: z.object({
    schemaCode: z.string().max(64),
    /** Unless true, also what only earlier versions had. */
    isPublish: z.stringbool().default(false),
  }),
  output: z.array(dataItemSchema),
  refusals: [...refusals, 'model-not-found'],
});
