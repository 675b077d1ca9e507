import { choiceSourceSchema, type ControlOptions } from '@inkstone/schema';
import type { Executor } from '../../platform/db/database.ts';
import { entriesOf, findDictionary } from './stored-dictionary.ts';

/** Of larger dictionaries a list shows the codes: their names would weigh more than the page. */
const mostNamed = 2_000;

/** The choices of a control that chooses from a dictionary, all of them as a list of its own: for those who only read what was chosen. */
export async function namedChoices(
  executor: Executor,
  options: Partial<ControlOptions>,
): Promise<{ readonly options?: readonly object[] }> {
  const source = choiceSourceSchema.safeParse(options['choiceSource']).data;
  if (source?.kind !== 'dictionary') return {};
  const dictionary = await findDictionary(executor, source.dictionaryId);
  if (!dictionary || dictionary.entryCount > mostNamed) return {};
  const entries = await entriesOf(executor, dictionary.id);
  return { options: entries.map(({ code, name, name_i18n }) => ({ code, value: name, name_i18n })) };
}
