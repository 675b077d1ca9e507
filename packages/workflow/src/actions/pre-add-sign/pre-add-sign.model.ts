import type { ActionOffer } from '../../action-offer.ts';
import type { PersonId, PreAddSignCommand } from '../../command.ts';
import type { HumanActivity } from '../../definition-index.ts';
import { takeChoice } from '../../flow/choice.ts';
import { involve } from '../../flow/involvement.ts';
import { openAddedSlot } from '../../flow/visit.ts';
import { isSlotItem, slotsOf } from '../../instance-query.ts';
import type { WorkItem } from '../../instance-state.ts';
import type { Turn } from '../../turn.ts';
import type { ActionModel } from '../action-model.ts';
import {
  actingItems,
  finishItem,
  opinionParts,
  requireActingItem,
  requireOpinion,
  requireVotingItem,
  votingItems,
  type ActingItem,
} from '../acting-item.ts';
import { settleVisit } from '../cast-vote.ts';
import { depthOf, mayInitiatorDecide, noteOf, peopleOfVisit, requirePeople } from '../people-involved.ts';

/**
 * Signers are added: before, the adder waits for their vote and then decides; after, the adder agrees now and the slot counts when
 * they have; beside, they get slots of their own, also where work is filled in.
 */
export const preAddSignModel: ActionModel<'PreAddSign'> = {
  action: 'PreAddSign',
  offers: (view) =>
    [...votingItems(view), ...actingItems(view, ['handle'])].map((acting): ActionOffer => ({
      action: 'PreAddSign',
      itemId: acting.item.id,
      label: { zh: '加簽', en: 'Add signers' },
      ...askingParts(acting.activity),
      sides: sidesOf(acting),
    })),
  perform(turn, command) {
    if (isPausedForVote(turn, command)) turn.refuse('AddSignBoth');
    const acting = requireAddingItem(turn, command);
    requireSide(turn, acting, command);
    const people = requireSigners(turn, acting.item, command.people);
    const { vote = 'all', side } = command;
    const asked = { way: side, people, vote, ...noteOf(turn) };
    if (side === 'after') {
      requireOpinion(turn, acting.activity, 'agree');
      takeChoice(turn, acting.item);
      finishItem(turn, acting.item, 'agreed');
      return involve(turn, acting.item, asked);
    }
    involve(turn, acting.item, { ...asked, waits: side === 'before' });
    if (side === 'before') return;
    const reason = { kind: 'add', by: command.actor } as const;
    for (const person of people) openAddedSlot(turn, acting.item, { person, reason });
    settleVisit(turn, acting.item.visit);
  },
};

/** Where nobody votes there is nothing to vote on before or after; an added signer has no slot to add beside. */
function sidesOf({ item, activity }: ActingItem): readonly PreAddSignCommand['side'][] {
  if (activity.kind === 'handle') return ['beside'];
  return isSlotItem(item) ? ['before', 'after', 'beside'] : ['before', 'after'];
}

function requireAddingItem(turn: Turn, command: PreAddSignCommand): ActingItem {
  const kind = turn.index.activities.get(turn.state.items[command.itemId]?.activity ?? '')?.kind;
  return kind === 'handle' ? requireActingItem(turn, command, ['handle']) : requireVotingItem(turn, command);
}

/** Adding after is agreeing: it takes what agreeing takes, but the words may be left out for the other sides. */
function askingParts(activity: HumanActivity): Pick<ActionOffer, 'opinion' | 'upload' | 'signature'> {
  const { upload, signature } = opinionParts(activity, 'agree');
  const ifRequired = signature === 'required' ? 'optional' : 'none';
  return { opinion: 'optional', ...(upload && { upload: upload === 'none' ? 'none' : 'optional' }), signature: ifRequired };
}

/** Does the actor's item wait for signers already added before it? */
function isPausedForVote({ state }: Turn, { itemId, actor, side }: PreAddSignCommand): boolean {
  const item = state.items[itemId];
  const isOwn = item?.state === 'waiting' && item.holder === actor;
  return isOwn && side !== 'before' && state.involvements[item.waitsFor ?? '']?.way === 'before';
}

function requireSide(turn: Turn, { item, activity }: ActingItem, { side, vote }: PreAddSignCommand): void {
  if (!sidesOf({ item, activity }).includes(side)) turn.refuse('ActionNotOffered');
  if (side === 'beside') return;
  if (side === 'after' && vote === 'any') turn.refuse('AddSignVote');
  const depth = activity.kind === 'approve' ? activity.addSignDepth : 1;
  if (depthOf(turn, item) >= depth) turn.refuse('AddSignDepth', { depth });
}

function requireSigners(turn: Turn, item: WorkItem, named: readonly PersonId[]): PersonId[] {
  if (named.includes(turn.command.actor)) turn.refuse('SignForSelf');
  // Who has voted does not vote again.
  const voted = slotsOf(turn.state, item.visit).flatMap(({ state, person }) => (state === 'done' ? [person] : []));
  const participants = new Set([...peopleOfVisit(turn, item.visit), ...voted]);
  if (named.some((person) => participants.has(person))) turn.refuse('AlreadyParticipant');
  const { initiator } = turn.state;
  if (initiator !== null && named.includes(initiator) && !mayInitiatorDecide(turn, item.activity)) turn.refuse('AddInitiator');
  return requirePeople(turn, named);
}
