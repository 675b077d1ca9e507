import type { Command, InstanceState, WorkItem } from '../index.ts';
import { isOpen } from '../state/instance-query.ts';
import type { Move } from './random-play.ts';
import { people } from '@inkstone/testing/random-workflow';

/** Actions that involve people in an item, and the actions of those people. */
export const involvingActions = ['PreAddSign', 'Assist', 'AssistRetrieve', 'Consult', 'Answer', 'Decline', 'Circulate'] as const;
export type InvolvingAction = (typeof involvingActions)[number];

export function isInvolving(action: Move['action']): action is InvolvingAction {
  return (involvingActions as readonly string[]).includes(action);
}

/** Returns the items that an action applies to. */
export function itemsInvolving(state: InstanceState, action: InvolvingAction): WorkItem[] {
  const open = Object.values(state.items).filter((item) => isOpen(item) && item.slot !== null);
  const asks = (item: WorkItem): boolean =>
    Object.values(state.involvements).some((each) => each.item === item.id && each.state === 'open');
  switch (action) {
    case 'AssistRetrieve':
      return open.filter(asks);
    case 'Answer':
      return open.filter(({ kind }) => kind === 'consult');
    case 'Decline':
      return open.filter(({ kind }) => kind === 'assist');
    default:
      return open.filter(({ state: itemState }) => itemState === 'open');
  }
}

type Frame = Pick<Command, 'id' | 'at' | 'client' | 'actor'> & { readonly opinion: string };

export function involvingCommand(frame: Frame, state: InstanceState, item: WorkItem, { action, other, seed }: Move): Command | null {
  const itemId = item.id;
  const first = people[other % people.length]!;
  const named = seed % 3 === 0 ? [first, people[(other >> 3) % people.length]!] : [first];
  switch (action) {
    case 'PreAddSign': {
      const side = (['before', 'after', 'beside', 'before'] as const)[seed % 4]!;
      const vote = (['all', 'any', 'sequential'] as const)[(seed >> 2) % 3]!;
      return { ...frame, action, itemId, side, vote, people: named };
    }
    case 'Assist':
    case 'Circulate':
      return { ...frame, action, itemId, people: named };
    case 'Consult':
      return { ...frame, action, itemId, people: named, waits: seed % 2 === 0 };
    case 'AssistRetrieve': {
      const asked = Object.values(state.items).filter((each) => each.source === itemId && each.state === 'open' && each.slot !== null);
      return { ...frame, action, itemId, ...(seed % 2 === 0 && asked[0] && { items: [asked[0].id] }) };
    }
    case 'Answer':
    case 'Decline':
      return { ...frame, action, itemId };
    default:
      return null;
  }
}
