import {
  appOfDocuments,
  dictionaryOf,
  type AppDefinition,
  type DictionaryDefinition,
  type DictionaryEntryDefinition,
} from '@inkstone/schema';
import type { DictionaryEntry } from '@inkstone/api';
import type { Executor } from '../../platform/db/database.ts';
import { entriesOf, findDictionary } from '../dictionary/index.ts';
import { documentHeadsView, documentKey, documentsView } from '../apps/index.ts';
import { packageContentsSchema, type PackageContents } from './package-contents.ts';
import { withUnitCodes } from './unit-codes.ts';

/**
 * Returns an application as it is published, with the dictionaries of its forms. Everything is ordered by code; conditions and scenarios
 * name people by account and departments by code. Null when there is none.
 */
export async function storedPackage(executor: Executor, appCode: string): Promise<PackageContents | null> {
  const documents = await activeDocuments(executor, appCode);
  if (!documents.some(({ key }) => key.kind === 'app')) return null;
  const app = packageContentsSchema.parse({ ...appOfDocuments(documents), dictionaries: [] });
  const dictionaries = await usedDictionaries(executor, app);
  return withUnitCodes(executor, { ...app, dictionaries: dictionaries.map(({ definition }) => definition) });
}

async function activeDocuments(executor: Executor, appCode: string) {
  const rows = await executor
    .selectFrom(documentHeadsView.as('h'))
    .innerJoin(documentsView.as('d'), 'd.id', 'h.document_id')
    .select(['h.kind', 'h.scope', 'h.code', 'd.content'])
    .where('h.app_code', '=', appCode)
    .where('h.active', '=', true)
    .orderBy('h.kind')
    .orderBy('h.scope')
    .orderBy('h.code')
    .execute();
  return rows.map(({ content, ...key }) => ({ key: documentKey(key), content }));
}

/** Returns the existing dictionaries with these codes, whoever uses them. */
export async function dictionariesOf(executor: Executor, codes: readonly string[]): Promise<DictionaryDefinition[]> {
  return (await findDictionaries(executor, codes)).map(({ definition }) => definition);
}

interface UsedDictionary {
  readonly id: string;
  readonly definition: DictionaryDefinition;
}

function usedDictionaries(executor: Executor, { forms }: Pick<AppDefinition, 'forms'>): Promise<UsedDictionary[]> {
  const controls = forms.flatMap((form) => form.controls.flatMap((control) => [control, ...(control.columns ?? [])]));
  return findDictionaries(
    executor,
    controls.flatMap(({ options }) => dictionaryOf(options)?.dictionaryId ?? []),
  );
}

async function findDictionaries(executor: Executor, idsOrCodes: readonly string[]): Promise<UsedDictionary[]> {
  const found = new Map<string, UsedDictionary>();
  for (const idOrCode of new Set(idsOrCodes)) {
    const dictionary = await findDictionary(executor, idOrCode);
    if (!dictionary || found.has(dictionary.id)) continue;
    const entries = below(await entriesOf(executor, dictionary.id), null);
    found.set(dictionary.id, { id: dictionary.id, definition: { ...pick(dictionary), kind: dictionary.kind, entries } });
  }
  return [...found.values()].sort((a, b) => (a.definition.code < b.definition.code ? -1 : 1));
}

/** Inactive entries are not exported. */
function below(entries: readonly DictionaryEntry[], parentId: string | null): DictionaryEntryDefinition[] {
  return entries
    .filter((entry) => entry.parentId === parentId && entry.active)
    .map((entry) => {
      const children = below(entries, entry.id);
      return { ...pick(entry), ...(children.length > 0 && { entries: children }) };
    });
}

function pick({ code, name, name_i18n }: Pick<DictionaryEntry, 'code' | 'name' | 'name_i18n'>) {
  return { code, name, ...(Object.keys(name_i18n).length > 0 && { name_i18n }) };
}
