import { dictionaryCodeSchema, nameI18nSchema, trimmedString } from '@inkstone/schema';
import { z } from 'zod';
import { defineCall } from '../call.ts';

export const dictionaryKinds = ['flat', 'tree'] as const;
/** Per dictionary. */
export const maxDictionaryEntries = 10_000;

/** Records store the code, so it never changes. */
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
  /** Inactive entries are displayed in existing records but cannot be selected. */
  active: z.boolean(),
});
export type DictionaryEntry = z.infer<typeof dictionaryEntrySchema>;

/** A control that uses a dictionary for its choices. */
const dictionaryUseSchema = z.object({
  schemaCode: z.string(),
  formCode: z.string(),
  formName: z.string(),
  formName_i18n: nameI18nSchema,
  /** The key, such as `items.unit` for a column. */
  control: z.string(),
});

const wholeDictionary = z.object({
  dictionary: dictionarySchema,
  /** Parents before children, each level sorted by its order. */
  entries: z.array(dictionaryEntrySchema),
  usedBy: z.array(dictionaryUseSchema),
});

export const listDictionaries = defineCall({
  method: 'GET',
  path: '/api/data_dictionary/list',
  summary: 'Returns all data dictionaries in their order. Administrators only',
  input: z.object({}),
  output: z.array(dictionarySchema),
});

export const getDictionary = defineCall({
  method: 'GET',
  path: '/api/data_dictionary/get',
  summary: 'Returns a dictionary by id or code, with its entries and the controls that use it. Administrators only',
  input: z.object({ id: z.string().max(100) }),
  output: wholeDictionary,
  refusals: ['not-found'],
});

interface EntryNode extends DictionaryEntry {
  readonly children: readonly EntryNode[];
}
/** An entry with its children. */
export const dictionaryNodeSchema: z.ZodType<EntryNode> = dictionaryEntrySchema.extend({
  get children() {
    return z.array(dictionaryNodeSchema);
  },
});

export const dictionaryTree = defineCall({
  method: 'GET',
  path: '/api/data_dictionary/tree',
  summary: 'Returns the entries of a dictionary, by id or code, as a tree. Administrators only',
  input: z.object({ id: z.string().max(100) }),
  output: z.array(dictionaryNodeSchema),
  refusals: ['not-found'],
});

export const createDictionary = defineCall({
  method: 'POST',
  path: '/api/data_dictionary/create',
  summary: 'Creates a dictionary, or with `dictionaryId` an entry after its siblings, and returns its id. Administrators only',
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
  summary: 'Changes the names of a dictionary or an entry, or moves an entry in its tree; codes cannot change. Administrators only',
  command: true,
  input: z.object({ id: z.uuid(), ...named, parentId: z.uuid().nullable().optional() }),
  output: z.boolean(),
  refusals: ['not-found', 'dictionary-entry-misplaced'],
});

export const deleteDictionary = defineCall({
  method: 'POST',
  path: '/api/data_dictionary/delete',
  summary: 'Deletes a dictionary that no form uses, or an entry that no record contains. Administrators only',
  command: true,
  input: z.object({ id: z.uuid() }),
  output: z.boolean(),
  refusals: ['not-found', 'dictionary-in-use', 'dictionary-entry-in-use', 'dictionary-entry-has-children'],
});

export const sortDictionary = defineCall({
  method: 'POST',
  path: '/api/data_dictionary/sort',
  summary: 'Reorders all dictionaries, or with `dictionaryId` all entries of one parent. Administrators only',
  command: true,
  input: z.object({
    dictionaryId: z.uuid().optional(),
    parentId: z.uuid().nullable().default(null),
    ids: z.array(z.uuid()).max(maxDictionaryEntries),
  }),
  output: z.boolean(),
  refusals: ['not-found'],
});

export const enableDictionary = defineCall({
  method: 'POST',
  path: '/api/data_dictionary/enable',
  summary: 'Enables or disables a dictionary, or an entry with its descendants. Administrators only',
  command: true,
  input: z.object({ id: z.uuid(), active: z.boolean() }),
  output: z.boolean(),
  refusals: ['not-found'],
});
