import type { DictionaryEntry } from '@inkstone/api';
import type { Choice } from '@inkstone/form-engine';
import { limits, localizedName, type ChoiceSource, type Locale } from '@inkstone/schema';
import type { Executor } from '../../platform/db/database.ts';
import { entriesOf, findDictionary } from './stored-dictionary.ts';

type DictionarySource = Extract<ChoiceSource, { kind: 'dictionary' }>;

/**
 * Returns every entry of a dictionary as a choice; the code is what is stored. An entry is retired when it or an ancestor is switched off,
 * or when the control does not offer it: it stays readable in stored values and cannot be chosen. Null: there is no such dictionary.
 */
async function dictionaryChoices(
  executor: Executor,
  { dictionaryId, displayType, selected }: DictionarySource,
): Promise<readonly Choice[] | null> {
  const dictionary = await findDictionary(executor, dictionaryId);
  if (!dictionary) return null;
  const entries = await entriesOf(executor, dictionary.id);
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const offered = selected && new Set(selected);
  const isOff = (entry: DictionaryEntry): boolean => {
    const parent = entry.parentId === null ? undefined : byId.get(entry.parentId);
    return !entry.active || (parent !== undefined && isOff(parent));
  };
  return entries.map((entry) => {
    const isRetired = !dictionary.active || isOff(entry) || (offered !== undefined && !offered.has(entry.id) && !offered.has(entry.code));
    const parent = displayType === 'tree' && entry.parentId !== null ? byId.get(entry.parentId)?.code : undefined;
    return {
      value: entry.code,
      name: entry.name,
      name_i18n: entry.name_i18n,
      ...(parent !== undefined && { parent }),
      ...(isRetired && { retired: true }),
    };
  });
}

/**
 * Returns the choices whose name or code contains the keyword, without retired ones: a tree at once with the ancestors of its matches, a
 * flat list page by page.
 */
export async function dictionaryPage(
  executor: Executor,
  source: DictionarySource,
  { keyword, cursor = '0', locale }: { readonly keyword: string; readonly cursor?: string | undefined; readonly locale: Locale },
): Promise<{ readonly choices: readonly Choice[]; readonly next: string | null } | null> {
  const all = await dictionaryChoices(executor, source);
  if (!all) return null;
  const open = all.filter(({ retired }) => !retired);
  const needle = keyword.toLowerCase();
  const found = open.filter((choice) =>
    [choice.value, choice.name, localizedName(choice, locale)].some((text) => text.toLowerCase().includes(needle)),
  );
  if (source.displayType === 'tree') return { choices: withAncestors(found, open), next: null };
  const from = Math.min(Math.max(Math.trunc(Number(cursor)) || 0, 0), limits.choiceLookUpSize);
  const end = from + limits.choicePageSize;
  return { choices: found.slice(from, end), next: end < found.length ? String(end) : null };
}

/** Keeps the dictionary's order. */
function withAncestors(found: readonly Choice[], open: readonly Choice[]): readonly Choice[] {
  const byValue = new Map(open.map((choice) => [choice.value, choice]));
  const wanted = new Set<string>();
  for (const choice of found)
    for (
      let at: Choice | undefined = choice;
      at && !wanted.has(at.value);
      at = at.parent === undefined ? undefined : byValue.get(at.parent)
    )
      wanted.add(at.value);
  return open.filter(({ value }) => wanted.has(value));
}

/** Returns the choices of these values, retired ones included. */
export async function dictionaryChoicesByValue(
  executor: Executor,
  source: DictionarySource,
  values: readonly string[],
): Promise<readonly Choice[] | null> {
  const wanted = new Set(values);
  return (await dictionaryChoices(executor, source))?.filter(({ value }) => wanted.has(value)) ?? null;
}
