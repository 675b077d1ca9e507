import type { ChoiceSet } from './choice-set.ts';
import type { KnownChoices } from '../interfaces/declared-choices.ts';

/**
 * What is known of a set, queried again each time. With `namesOnly` a value that is not a choice counts as unknown, so no issue is raised
 * for it.
 */
export function knownChoices(set: ChoiceSet, namesOnly: boolean): KnownChoices {
  return namesOnly ? { find: (value) => set.find(value) ?? undefined } : set;
}
