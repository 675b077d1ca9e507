import {
  appDefinitionSchema,
  businessRuleSchema,
  dictionaryOf,
  type AppDefinition,
  type DictionaryDefinition,
  type DictionaryEntryDefinition,
} from '@inkstone/schema';
import type { DictionaryEntry } from '@inkstone/api';
import type { Executor } from '../../platform/db/database.ts';
import type { DocumentKind } from '../../platform/db/tables/apps.ts';
import { entriesOf, findDictionary } from '../dictionary/index.ts';
import { rolesOfApp } from '../permissions/index.ts';
import { documentHeadsView, documentsView } from '../apps/index.ts';
import { rulesOfApp } from '../rules/index.ts';
import type { PackageContents } from './package-contents.ts';
import { withUnitCodes } from './unit-codes.ts';

/**
 * Returns an application as it is published, with the dictionaries of its forms, its rules, and its roles without members. Everything is
 * ordered by code; conditions name people by account and departments by code. Null when there is none.
 */
export async function storedPackage(executor: Executor, appCode: string): Promise<PackageContents | null> {
  const documents = await activeDocuments(executor, appCode);
  const of = (kind: DocumentKind): unknown[] => documents.filter((each) => each.kind === kind).map(({ content }) => content);
  const [shell] = of('app');
  if (shell === undefined) return null;
  const { dictionaries: _, ...app } = appDefinitionSchema.parse({
    ...(shell as object),
    models: of('model'),
    forms: of('form'),
    lists: of('list'),
    workflows: of('workflow'),
    pages: of('page'),
  });
  const dictionaries = await usedDictionaries(executor, app);
  return withUnitCodes(executor, {
    ...byDictionaryCode(app, dictionaries),
    pages: app.pages ?? [],
    dictionaries: dictionaries.map(({ definition }) => definition),
    rules: await rulesOf(executor, appCode),
    roles: (await rolesOfApp(executor, appCode))
      .map(({ name, name_i18n, grants }) => ({ name, ...(Object.keys(name_i18n).length > 0 && { name_i18n }), grants }))
      .sort((a, b) => (a.name < b.name ? -1 : 1)),
  });
}

function activeDocuments(executor: Executor, appCode: string) {
  return executor
    .selectFrom(documentHeadsView.as('h'))
    .innerJoin(documentsView.as('d'), 'd.id', 'h.document_id')
    .select(['h.kind', 'd.content'])
    .where('h.app_code', '=', appCode)
    .where('h.active', '=', true)
    .orderBy('h.kind')
    .orderBy('h.scope')
    .orderBy('h.code')
    .execute();
}

async function rulesOf(executor: Executor, appCode: string) {
  return (await rulesOfApp(executor, appCode)).map((rule) => businessRuleSchema.parse(rule));
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

/** Forms may name a dictionary by its id, which is not valid in other installations. */
function byDictionaryCode(
  app: Omit<AppDefinition, 'dictionaries'>,
  dictionaries: readonly UsedDictionary[],
): Omit<AppDefinition, 'dictionaries'> {
  const codes = new Map(dictionaries.map(({ id, definition }) => [id, definition.code]));
  const renamed = (value: unknown): unknown => {
    if (typeof value === 'string') return codes.get(value) ?? value;
    if (Array.isArray(value)) return value.map(renamed);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, renamed(each)]));
  };
  return { ...app, forms: renamed(app.forms) as AppDefinition['forms'] };
}
