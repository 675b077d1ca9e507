import { choiceSourceSchema, type ControlOptions } from '@inkstone/schema';
import type { Executor } from '../../platform/db/database.ts';
import { entriesOf, findDictionary } from './stored-dictionary.ts';

/** Larger dictionaries are listed by code only: their names would be larger than the page itself. */
const maxNamed = 2_000;

/** Returns all choices of a control that chooses from a dictionary as a list of its own, for views that only display chosen values. */
export async function namedChoices(
  executor: Executor,
  options: Partial<ControlOptions>,
): Promise<{ readonly options?: readonly object[] }> {
  const source = choiceSourceSchema.safeParse(options['choiceSource']).data;
  if (source?.kind !== 'dictionary') return {};
  const dictionary = await findDictionary(executor, source.dictionaryId);
  if (!dictionary || dictionary.entryCount > maxNamed) return {};
  const entries = await entriesOf(executor, dictionary.id);
  return { options: entries.map(({ code, name, name_i18n }) => ({ code, value: name, name_i18n })) };
}
