import { z } from 'zod';
import { dataItemTypes, documentKinds, nameI18nSchema, type DataItemType } from '@inkstone/schema';
import { defineCall } from '../call.ts';
import { pageInput, pageOf } from '../envelope.ts';

const named = { name: z.string(), name_i18n: nameI18nSchema.optional() };
/**
 * Codes of forms, lists and print templates are unique in their model, those of pages, scenarios and roles in their application, whose code
 * is then `schemaCode`.
 */
const document = { kind: z.enum(documentKinds), schemaCode: z.string().max(64).default(''), code: z.string().max(64) };
const version = z.coerce.number().int().min(1);
const personSchema = z.object({ id: z.string(), name: z.string() });
const refusals = ['not-found', 'not-allowed'];

export const listDocuments = defineCall({
  method: 'GET',
  path: '/api/app/document/list',
  summary: 'Returns the published documents of one kind in an application, sorted by code. Application administrators only',
  input: z.object({ appCode: z.string().max(64), kind: z.enum(documentKinds), ...pageInput }),
  output: pageOf(
    z.object({
      kind: z.enum(documentKinds),
      schemaCode: z.string(),
      code: z.string(),
      ...named,
      version: z.number().int(),
      publishedAt: z.string(),
      /** False if the application no longer contains the document; its versions are kept. */
      isActive: z.boolean(),
    }),
  ),
  refusals,
});

export const listDocumentVersions = defineCall({
  method: 'GET',
  path: '/api/app/document/versions',
  summary: 'Returns the versions of a document, newest first. Application administrators only',
  input: z.object({ ...document, ...pageInput }),
  output: pageOf(
    z.object({
      version: z.number().int(),
      publishedAt: z.string(),
      publishedBy: personSchema.nullable(),
      isCurrent: z.boolean(),
      /** What its publisher wrote about the change. */
      note: z.string().nullable(),
    }),
  ),
  refusals,
});

/** A difference at one location of a document. `settings` lists the changed settings; values other than texts are JSON. */
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
  summary: 'Compares two versions of a document and returns the differences by location. Application administrators only',
  input: z.object({ ...document, from: version, to: version }),
  output: z.array(documentChangeSchema),
  refusals,
});

export const listModelLists = defineCall({
  method: 'GET',
  path: '/api/app/model/lists',
  summary: 'Returns the list configurations of a business model, its own or an offered one, for the designers of an application',
  input: z.object({ schemaCode: z.string().max(64), appCode: z.string().max(64) }),
  /** Only a published list can be selected as a query list. */
  output: z.array(z.object({ code: z.string(), ...named, publish: z.boolean() })),
  refusals: [...refusals, 'model-not-found'],
});

const dataItemSchema = z.object({
  code: z.string(),
  ...named,
  /** The number of the data item type (designer specification, section 3). */
  propertyType: z.number().int(),
  type: z.enum(Object.keys(dataItemTypes) as [DataItemType, ...DataItemType[]]),
  /** For relevance items: the referenced model. */
  schemaCode: z.string().optional(),
  publish: z.boolean(),
});

export const listModelItems = defineCall({
  method: 'GET',
  path: '/api/app/model/items',
  summary:
    'Returns the data items of a business model; columns of sub-tables have codes such as `items.amount`. Designers of its application only, or of any application if the model is offered',
  input: z.object({
    schemaCode: z.string().max(64),
    /** If false, includes data items that exist only in earlier versions. */
    isPublish: z.stringbool().default(false),
  }),
  output: z.array(dataItemSchema),
  refusals: [...refusals, 'model-not-found'],
});
