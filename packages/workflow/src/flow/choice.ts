import { activityName } from '../definition-index.ts';
import type { PersonId } from '../state/command.ts';
import type { WorkItem } from '../state/instance-state.ts';
import type { DecisionContext } from '../decision-context.ts';
import { choosableFrom, type ChosenSource } from './chosen-source.ts';
import { activePeople, gatherSources } from './participants.ts';

/** Records the people chosen by the item's actor; choices by several people of a visit are merged where several people may be chosen. */
export function recordChoice(context: DecisionContext, item: WorkItem): void {
  const { command } = context;
  const chosen = 'chosen' in command ? Object.entries(command.chosen ?? {}) : [];
  if (chosen.length === 0) return;
  const offered = new Map(choosableFrom(context.index, item.activity).map((each) => [each.activity, each.source]));
  for (const [activity, people] of chosen) {
    if (people.length === 0) continue;
    const name = activityName(context.index, activity);
    const source = offered.get(activity) ?? context.refuse('ChoiceNotOffered', { activity: name });
    const picked = [...new Set(people)];
    if (!source.multiple && picked.length > 1) context.refuse('ChosenTooMany', { activity: name });
    if (!isWithinScope(context, activity, source, picked)) context.refuse('ChosenOutsideScope', { activity: name });
    const before = context.state.chosen?.[activity];
    const kept = source.multiple && before?.visit === item.visit ? before.people : [];
    const choice = { people: [...new Set([...kept, ...picked])], by: command.actor, visit: item.visit };
    context.emit({ type: 'participants-chosen', activity, choice });
  }
}

function isWithinScope(context: DecisionContext, activity: string, { scope }: ChosenSource, people: readonly PersonId[]): boolean {
  const active = activePeople(context, people);
  if (active.length < people.length) return false;
  if (scope.length === 0) return true;
  const within = gatherSources(context, activity, scope);
  return typeof within !== 'string' && people.every((person) => within.some((each) => each.person === person));
}
