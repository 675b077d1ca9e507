import { dictionaryCodeSchema, nameI18nSchema, trimmedString } from '@inkstone/schema';
import { z } from 'zod';
import { defineCall } from '../call.ts';

export const dictionaryKinds = ['flat', 'tree'] as const;
/** In one dictionary. */
export const mostDictionaryEntries = 10_000;

/** What is stored in records, so it never changes. */
const code = dictionaryCodeSchema;
const name = trimmedString.min(1).max(100);
const named = { name, name_i18n: nameI18nSchema.default({}) };

export const dictionarySchema = z.object({
  id: z.string(),
  code: z.string(),
  name: z.string(),
  name_i18n: nameI18nSchema,
  kind: z.enum(dictionaryKinds),
  active: z.boolean(),
  entryCount: z.number().int(),
});
export type Dictionary = z.infer<typeof dictionarySchema>;

export const dictionaryEntrySchema = z.object({
  id: z.string(),
  code: z.string(),
  name: z.string(),
  name_i18n: nameI18nSchema,
  parentId: z.string().nullable(),
  /** What is not can be read where it stands and chosen no more. */
  active: z.boolean(),
});
export type DictionaryEntry = z.infer<typeof dictionaryEntrySchema>;

/** A control that chooses from a dictionary. */
const dictionaryUseSchema = z.object({
  schemaCode: z.string(),
  formCode: z.string(),
  formName: z.string(),
  formName_i18n: nameI18nSchema,
  /** `items.unit` for a column. */
  control: z.string(),
});

const wholeDictionary = z.object({
  dictionary: dictionarySchema,
  /** Parents before children, each level in its order. */
  entries: z.array(dictionaryEntrySchema),
  usedBy: z.array(dictionaryUseSchema),
});

export const listDictionaries = defineCall({
  method: 'GET',
  path: '/api/data_dictionary/list',
  summary: 'All data dictionaries in their order; for administrators',
  input: z.object({}),
  output: z.array(dictionarySchema),
});

export const getDictionary = defineCall({
  method: 'GET',
  path: '/api/data_dictionary/get',
  summary: 'A dictionary with its entries and the controls that use it, by id or code; for administrators',
  input: z.object({ id: z.string().max(100) }),
  output: wholeDictionary,
  refusals: ['not-found'],
});

interface EntryNode extends DictionaryEntry {
  readonly children: readonly EntryNode[];
}
/** An entry with those below it. */
export const dictionaryNodeSchema: z.ZodType<EntryNode> = dictionaryEntrySchema.extend({
  get children() {
    return z.array(dictionaryNodeSchema);
  },
});

export const dictionaryTree = defineCall({
  method: 'GET',
  path: '/api/data_dictionary/tree',
  summary: 'The entries of a dictionary below each other, by id or code; for administrators',
  input: z.object({ id: z.string().max(100) }),
  output: z.array(dictionaryNodeSchema),
  refusals: ['not-found'],
});

export const createDictionary = defineCall({
  method: 'POST',
  path: '/api/data_dictionary/create',
  summary: 'A new dictionary, or with `dictionaryId` a new entry behind its siblings; answers its id; for administrators',
  command: true,
  input: z.union([
    z.object({ dictionaryId: z.uuid(), parentId: z.uuid().nullable().default(null), code, ...named }),
    z.object({ dictionaryId: z.undefined().optional(), code, ...named, kind: z.enum(dictionaryKinds).default('flat') }),
  ]),
  output: z.object({ id: z.string() }),
  refusals: ['not-found', 'dictionary-code-taken', 'dictionary-entry-code-taken', 'dictionary-entry-misplaced', 'dictionary-full'],
});

export const updateDictionary = defineCall({
  method: 'POST',
  path: '/api/data_dictionary/update',
  summary: 'Other names of a dictionary or an entry, or another place of an entry in its tree; codes stay; for administrators',
  command: true,
  input: z.object({ id: z.uuid(), ...named, parentId: z.uuid().nullable().optional() }),
  output: z.boolean(),
  refusals: ['not-found', 'dictionary-entry-misplaced'],
});

export const deleteDictionary = defineCall({
  method: 'POST',
  path: '/api/data_dictionary/delete',
  summary: 'Remove a dictionary no form uses, or an entry no record holds; for administrators',
  command: true,
  input: z.object({ id: z.uuid() }),
  output: z.boolean(),
  refusals: ['not-found', 'dictionary-in-use', 'dictionary-entry-in-use', 'dictionary-entry-has-children'],
});

export const sortDictionary = defineCall({
  method: 'POST',
  path: '/api/data_dictionary/sort',
  summary: 'Another order of all dictionaries, or with `dictionaryId` of all entries below one parent; for administrators',
  command: true,
  input: z.object({
    dictionaryId: z.uuid().optional(),
    parentId: z.uuid().nullable().default(null),
    ids: z.array(z.uuid()).max(mostDictionaryEntries),
  }),
  output: z.boolean(),
  refusals: ['not-found'],
});

export const enableDictionary = defineCall({
  method: 'POST',
  path: '/api/data_dictionary/enable',
  summary: 'Whether a dictionary or an entry, with all below it, may be chosen; for administrators',
  command: true,
  input: z.object({ id: z.uuid(), active: z.boolean() }),
  output: z.boolean(),
  refusals: ['not-found'],
});
