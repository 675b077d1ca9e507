import { activityName } from '../definition-index.ts';
import type { PersonId } from '../command.ts';
import type { WorkItem } from '../instance-state.ts';
import type { Turn } from '../turn.ts';
import { choosableFrom, type ChosenSource } from './chosen-source.ts';
import { activePeople, gatherSources } from './participants.ts';

/** Keeps whom the actor of the item chose; what several of a visit choose is united where several may be chosen. */
export function takeChoice(turn: Turn, item: WorkItem): void {
  const { command } = turn;
  const chosen = ('chosen' in command && command.chosen) || {};
  const offered = new Map(choosableFrom(turn.index, item.activity).map((each) => [each.activity, each.source]));
  for (const [activity, people] of Object.entries(chosen)) {
    if (people.length === 0) continue;
    const name = activityName(turn.index, activity);
    const source = offered.get(activity) ?? turn.refuse('ChoiceNotOffered', { activity: name });
    const picked = [...new Set(people)];
    if (!source.multiple && picked.length > 1) turn.refuse('ChosenTooMany', { activity: name });
    if (!isWithinScope(turn, activity, source, picked)) turn.refuse('ChosenOutsideScope', { activity: name });
    const before = turn.state.chosen?.[activity];
    const kept = source.multiple && before?.visit === item.visit ? before.people : [];
    const choice = { people: [...new Set([...kept, ...picked])], by: command.actor, visit: item.visit };
    turn.emit({ type: 'participants-chosen', activity, choice });
  }
}

function isWithinScope(turn: Turn, activity: string, { scope }: ChosenSource, people: readonly PersonId[]): boolean {
  const active = activePeople(turn, people);
  if (active.length < people.length) return false;
  if (scope.length === 0) return true;
  const within = gatherSources(turn, activity, scope);
  return typeof within !== 'string' && people.every((person) => within.some((each) => each.person === person));
}
