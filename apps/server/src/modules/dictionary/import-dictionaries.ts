import type { DictionaryDefinition, DictionaryEntryDefinition } from '@inkstone/schema';
import type { Trx } from '../../platform/db/database.ts';
import { addDictionary, addEntry } from './change-dictionary.ts';
import { findDictionary } from './stored-dictionary.ts';

/** Creates the dictionaries whose codes do not exist yet, with all their entries. Existing ones keep what administrators changed. */
export async function importDictionaries(trx: Trx, dictionaries: readonly DictionaryDefinition[], at: Date): Promise<void> {
  for (const { entries, name_i18n = {}, ...dictionary } of dictionaries) {
    if (await findDictionary(trx, dictionary.code)) continue;
    const dictionaryId = await addDictionary(trx, { ...dictionary, name_i18n }, at);
    await importEntries(trx, { dictionaryId, parentId: null, at }, entries);
  }
}

async function importEntries(
  trx: Trx,
  target: { readonly dictionaryId: string; readonly parentId: string | null; readonly at: Date },
  entries: readonly DictionaryEntryDefinition[],
): Promise<void> {
  const { dictionaryId, parentId, at } = target;
  for (const { entries: below = [], name_i18n = {}, ...entry } of entries) {
    const id = await addEntry(trx, { ...entry, name_i18n, dictionaryId, parentId }, at);
    await importEntries(trx, { dictionaryId, parentId: id, at }, below);
  }
}
