import type { WorkflowDefinition } from '@inkstone/schema';
import type { Command, InstanceState } from '../index.ts';
import { isOpen } from '../instance-query.ts';
import type { Move } from './random-play.ts';
import { people } from './random-workflow.ts';

/** What leads an instance by hand. */
export const steeringActions = [
  'AdjustParticipant',
  'HandOver',
  'changeNextNodeUser',
  'ActivateActivity',
  'CancelActivity',
  'EditOwner',
  'FinishInstance',
] as const;
type Steering = (typeof steeringActions)[number];

type Frame = Pick<Command, 'id' | 'at' | 'client'>;

export function isSteering(action: Move['action']): action is Steering {
  return (steeringActions as readonly string[]).includes(action);
}

/** Mostly by an administrator and on an activity where it has a meaning; sometimes by anybody, on any. */
export function steeringOf(definition: WorkflowDefinition, state: InstanceState, move: Move, frame: Frame): Command {
  const other = people[move.other % people.length]!;
  const isAdministrator = move.luck % 10 !== 0;
  const base = { ...frame, actor: isAdministrator ? 'root' : other, operatorIsAdministrator: isAdministrator };
  const open = [...new Set(Object.values(state.tokens).map((token) => token.activity))];
  const pool = move.luck % 9 === 0 || open.length === 0 ? definition.activities.map(({ code }) => code) : open;
  const activity = pool[move.pick % pool.length]!;
  const anywhere = definition.activities[move.pick % definition.activities.length]!.code;
  switch (move.action as Steering) {
    case 'AdjustParticipant':
      return { ...base, action: 'AdjustParticipant', activity, ...adjustment(state, activity, move) };
    case 'HandOver': {
      const items = Object.values(state.items).filter((item) => isOpen(item) && item.kind !== 'circulate');
      const item = items[move.pick % Math.max(items.length, 1)];
      return { ...base, action: 'HandOver', itemId: item?.id ?? 'none', to: other };
    }
    case 'changeNextNodeUser':
      return { ...base, action: 'changeNextNodeUser', activity: anywhere, people: move.luck % 4 === 0 ? [] : [other] };
    case 'ActivateActivity':
      return { ...base, action: 'ActivateActivity', activity: anywhere, people: move.luck % 2 === 0 ? [] : [other] };
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
  { other, luck }: Move,
): { add?: string[]; remove?: string[]; replace?: { from: string; to: string }[] } {
  const visit = Object.values(state.visits).find((each) => each.activity === activity && each.status === 'open');
  const present = Object.values(state.slots).filter((slot) => slot.visit === visit?.id && slot.state === 'open');
  const from = present[other % Math.max(present.length, 1)]?.person ?? people[0]!;
  const to = people[(other >> 3) % people.length]!;
  if (luck % 3 === 0) return { add: [to] };
  return luck % 3 === 1 ? { remove: [from] } : { replace: [{ from, to }] };
}

/** Takes back what somebody has finished. */
export function retrievalOf(state: InstanceState, move: Move, frame: Frame): Command | null {
  const done = Object.values(state.items).filter((item) => item.state === 'done' && item.slot !== null);
  const item = done.sort((a, b) => (a.id < b.id ? 1 : -1))[move.pick % Math.max(Math.min(done.length, 3), 1)];
  const actor = move.luck % 11 === 0 ? people[move.other % people.length]! : item?.holder;
  return item && actor !== undefined ? { ...frame, action: 'Retrieve', actor, itemId: item.id } : null;
}
