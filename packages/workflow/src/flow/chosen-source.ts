import type { ParticipantSource } from '@inkstone/schema';
import { isHuman, type DefinitionIndex } from '../definition-index.ts';
import type { DecisionContext } from '../decision-context.ts';

export type ChosenSource = Extract<ParticipantSource, { kind: 'chosen' }>;

/** An upcoming activity whose people somebody chooses. */
export interface Choosable {
  readonly activity: string;
  readonly source: ChosenSource;
}

/**
 * Returns the activities for which people may be chosen when completing this one: the possible next ones, and at `start` all activities
 * whose people the initiator chooses.
 */
export function choosableFrom(index: DefinitionIndex, from: string): Choosable[] {
  const isStart = index.start?.code === from;
  const next = nextActivities(index, from);
  return index.definition.activities.flatMap((activity) => {
    const source = chosenSource(index, activity.code);
    const isMine = source?.by === 'initiator' ? isStart : next.has(activity.code);
    return source && isMine ? [{ activity: activity.code, source }] : [];
  });
}

export function chosenSource(index: DefinitionIndex, code: string): ChosenSource | undefined {
  const activity = index.activities.get(code);
  if (!activity || !('participants' in activity)) return undefined;
  return activity.participants.find((source): source is ChosenSource => source.kind === 'chosen');
}

/** Returns the activities that a token may reach before somebody acts again. */
function nextActivities(index: DefinitionIndex, from: string): Set<string> {
  const found = new Set<string>();
  const open = [from];
  for (let code = open.pop(); code !== undefined; code = open.pop()) {
    for (const { to } of index.routesFrom.get(code) ?? []) {
      if (found.has(to)) continue;
      found.add(to);
      if (!isHuman(index.activities.get(to))) open.push(to);
    }
  }
  return found;
}

/** Whether the command may still choose people for an activity it leads to. */
export function mayStillChoose({ command, index, state }: DecisionContext, source: ChosenSource): boolean {
  if (command.action !== 'Submit' && command.action !== 'Agree' && command.action !== 'DisAgree') return false;
  if (command.confirm) return false;
  if (source.by === 'previous') return true;
  const item = command.itemId === undefined ? undefined : state.items[command.itemId];
  return command.action === 'Submit' && (!item || item.activity === index.start?.code);
}
