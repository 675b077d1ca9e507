import type { WorkflowDefinition } from '@inkstone/schema';
import type { Command, InstanceState } from '../index.ts';
import { isOpen } from '../state/instance-query.ts';
import type { Move } from './random-play.ts';
import { people } from '@inkstone/testing/random-workflow';

/** The interventions of administrators. */
export const interventionActions = [
  'AdjustParticipant',
  'HandOver',
  'changeNextNodeUser',
  'ActivateActivity',
  'CancelActivity',
  'EditOwner',
  'FinishInstance',
] as const;
type Intervention = (typeof interventionActions)[number];

type Frame = Pick<Command, 'id' | 'at' | 'client'>;

export function isIntervention(action: Move['action']): action is Intervention {
  return (interventionActions as readonly string[]).includes(action);
}

/** Mostly by an administrator and on an activity where it is possible; sometimes by anybody, on any activity. */
export function interventionOf(definition: WorkflowDefinition, state: InstanceState, move: Move, frame: Frame): Command {
  const other = people[move.other % people.length]!;
  const isAdministrator = move.seed % 10 !== 0;
  const base = { ...frame, actor: isAdministrator ? 'root' : other, operatorIsAdministrator: isAdministrator };
  const open = [...new Set(Object.values(state.tokens).map((token) => token.activity))];
  const pool = move.seed % 9 === 0 || open.length === 0 ? definition.activities.map(({ code }) => code) : open;
  const activity = pool[move.pick % pool.length]!;
  const anywhere = definition.activities[move.pick % definition.activities.length]!.code;
  switch (move.action as Intervention) {
    case 'AdjustParticipant':
      return { ...base, action: 'AdjustParticipant', activity, ...adjustment(state, activity, move) };
    case 'HandOver': {
      const items = Object.values(state.items).filter((item) => isOpen(item) && item.kind !== 'circulate');
      const item = items[move.pick % Math.max(items.length, 1)];
      return { ...base, action: 'HandOver', itemId: item?.id ?? 'none', to: other };
    }
    case 'changeNextNodeUser':
      return { ...base, action: 'changeNextNodeUser', activity: anywhere, people: move.seed % 4 === 0 ? [] : [other] };
    case 'ActivateActivity':
      return { ...base, action: 'ActivateActivity', activity: anywhere, people: move.seed % 2 === 0 ? [] : [other] };
    case 'CancelActivity':
      return { ...base, action: 'CancelActivity', activity };
    case 'EditOwner':
      return { ...base, action: 'EditOwner', owner: other };
    case 'FinishInstance':
      return { ...base, action: 'FinishInstance' };
  }
}

function adjustment(
  state: InstanceState,
  activity: string,
  { other, seed }: Move,
): { add?: string[]; remove?: string[]; replace?: { from: string; to: string }[] } {
  const visit = Object.values(state.visits).find((each) => each.activity === activity && each.status === 'open');
  const present = Object.values(state.slots).filter((slot) => slot.visit === visit?.id && slot.state === 'open');
  const from = present[other % Math.max(present.length, 1)]?.person ?? people[0]!;
  const to = people[(other >> 3) % people.length]!;
  if (seed % 3 === 0) return { add: [to] };
  return seed % 3 === 1 ? { remove: [from] } : { replace: [{ from, to }] };
}

/** Retrieves an item that somebody has finished. */
export function retrievalOf(state: InstanceState, move: Move, frame: Frame): Command | null {
  const done = Object.values(state.items).filter((item) => item.state === 'done' && item.slot !== null);
  const item = done.sort((a, b) => (a.id < b.id ? 1 : -1))[move.pick % Math.max(Math.min(done.length, 3), 1)];
  const actor = move.seed % 11 === 0 ? people[move.other % people.length]! : item?.holder;
  return item && actor !== undefined ? { ...frame, action: 'Retrieve', actor, itemId: item.id } : null;
}
