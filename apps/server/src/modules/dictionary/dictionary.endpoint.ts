import {
  createDictionary,
  deleteDictionary,
  dictionaryTree,
  enableDictionary,
  getDictionary,
  listDictionaries,
  sortDictionary,
  updateDictionary,
  type CallOutput,
  type DictionaryEntry,
} from '@inkstone/api';
import { defineCommand, defineQuery } from '../../platform/http/endpoint.ts';
import { addDictionary, addEntry, change, enable, isNewEntry, sort } from './change-dictionary.ts';
import { usesOf } from './dictionary-use.ts';
import { remove } from './remove-dictionary.ts';
import { allDictionaries, entriesOf, loadDictionary } from './stored-dictionary.ts';

const permission = 'administrator';

export const listDictionariesEndpoint = defineQuery(listDictionaries, { permission, handle: ({ db }) => allDictionaries(db) });

export const getDictionaryEndpoint = defineQuery(getDictionary, {
  permission,
  async handle({ db }, { id }) {
    const dictionary = await loadDictionary(db, id);
    return { dictionary, entries: await entriesOf(db, dictionary.id), usedBy: [...(await usesOf(db, dictionary))] };
  },
});

type EntryNodes = CallOutput<typeof dictionaryTree>;

export const dictionaryTreeEndpoint = defineQuery(dictionaryTree, {
  permission,
  async handle({ db }, { id }) {
    const { id: dictionaryId } = await loadDictionary(db, id);
    const below = Map.groupBy(await entriesOf(db, dictionaryId), ({ parentId }) => parentId);
    const nodes = (parentId: string | null): EntryNodes => (below.get(parentId) ?? []).map(node);
    const node = (entry: DictionaryEntry) => ({ ...entry, children: nodes(entry.id) });
    return nodes(null);
  },
});

export const createDictionaryEndpoint = defineCommand(createDictionary, {
  permission,
  handle: async ({ trx, now }, request) => ({
    id: isNewEntry(request) ? await addEntry(trx, request, now()) : await addDictionary(trx, request, now()),
  }),
});

export const updateDictionaryEndpoint = defineCommand(updateDictionary, {
  permission,
  handle: async ({ trx }, request) => {
    await change(trx, request);
    return true;
  },
});

export const deleteDictionaryEndpoint = defineCommand(deleteDictionary, {
  permission,
  handle: async ({ trx }, { id }) => {
    await remove(trx, id);
    return true;
  },
});

export const sortDictionaryEndpoint = defineCommand(sortDictionary, {
  permission,
  handle: async ({ trx }, request) => {
    await sort(trx, request);
    return true;
  },
});

export const enableDictionaryEndpoint = defineCommand(enableDictionary, {
  permission,
  handle: async ({ trx }, { id, active }) => {
    await enable(trx, id, active);
    return true;
  },
});
