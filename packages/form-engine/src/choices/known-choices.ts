import type { ChoiceSet } from './choice-set.ts';
import type { KnownChoices } from '../interfaces/declared-choices.ts';

/** What is known of a set, asked again each time. With `namesOnly` a value that is no choice counts as unknown, so nothing is held against it. */
export function knownChoices(set: ChoiceSet, namesOnly: boolean): KnownChoices {
  return namesOnly ? { find: (value) => set.find(value) ?? undefined } : set;
}
