import type { ActionOffer } from '../action-offer.ts';
import type { PersonId, PreAddSignCommand } from '../../state/command.ts';
import type { HumanActivity } from '../../definition-index.ts';
import { recordChoice } from '../../flow/choice.ts';
import { involve } from '../../flow/involvement.ts';
import { openAddedSlot } from '../../flow/visit.ts';
import { isSlotItem, slotsOf } from '../../state/instance-query.ts';
import type { WorkItem } from '../../state/instance-state.ts';
import type { DecisionContext } from '../../decision-context.ts';
import type { ActionModel } from '../action-model.ts';
import {
  actingItems,
  finishItem,
  opinionRequirements,
  requireActingItem,
  requireOpinion,
  requireVotingItem,
  votingItems,
  type ActingItem,
} from '../acting-item.ts';
import { settleVisit } from '../cast-vote.ts';
import { depthOf, mayInitiatorDecide, noteOf, peopleOfVisit, requirePeople } from '../people-involved.ts';

/**
 * Adds signers: `before`, the adder waits for their votes and then decides; `after`, the adder agrees now and the slot counts when they
 * have voted; `beside`, they get own slots, also where work is filled in.
 */
export const preAddSignModel: ActionModel<'PreAddSign'> = {
  action: 'PreAddSign',
  offers: (view) =>
    [...votingItems(view), ...actingItems(view, ['handle'])].map((acting): ActionOffer => ({
      action: 'PreAddSign',
      itemId: acting.item.id,
      label: { zh: '加簽', en: 'Add signers' },
      ...requirementsOf(acting.activity),
      sides: sidesOf(acting),
    })),
  perform(context, command) {
    if (isPausedForVote(context, command)) context.refuse('AddSignBoth');
    const acting = requireAddingItem(context, command);
    requireSide(context, acting, command);
    const people = requireSigners(context, acting.item, command.people);
    const { vote = 'all', side } = command;
    const asked = { way: side, people, vote, ...noteOf(context) };
    if (side === 'after') {
      requireOpinion(context, acting.activity, 'agree');
      recordChoice(context, acting.item);
      finishItem(context, acting.item, 'agreed');
      return involve(context, acting.item, asked);
    }
    involve(context, acting.item, { ...asked, waits: side === 'before' });
    if (side === 'before') return;
    const reason = { kind: 'add', by: command.actor } as const;
    for (const person of people) openAddedSlot(context, acting.item, { person, reason });
    settleVisit(context, acting.item.visit);
  },
};

/** Without votes nothing can be voted on before or after; an added signer has no slot to add others beside. */
function sidesOf({ item, activity }: ActingItem): readonly PreAddSignCommand['side'][] {
  if (activity.kind === 'handle') return ['beside'];
  return isSlotItem(item) ? ['before', 'after', 'beside'] : ['before', 'after'];
}

function requireAddingItem(context: DecisionContext, command: PreAddSignCommand): ActingItem {
  const kind = context.index.activities.get(context.state.items[command.itemId]?.activity ?? '')?.kind;
  return kind === 'handle' ? requireActingItem(context, command, ['handle']) : requireVotingItem(context, command);
}

/** Adding after includes agreeing, so it needs what agreeing needs; for the other sides these parts are optional. */
function requirementsOf(activity: HumanActivity): Pick<ActionOffer, 'opinion' | 'upload' | 'signature'> {
  const { upload, signature } = opinionRequirements(activity, 'agree');
  const ifRequired = signature === 'required' ? 'optional' : 'none';
  return { opinion: 'optional', ...(upload && { upload: upload === 'none' ? 'none' : 'optional' }), signature: ifRequired };
}

/** Whether the actor's item waits for signers already added before it. */
function isPausedForVote({ state }: DecisionContext, { itemId, actor, side }: PreAddSignCommand): boolean {
  const item = state.items[itemId];
  const isOwn = item?.state === 'waiting' && item.holder === actor;
  return isOwn && side !== 'before' && state.involvements[item.waitsFor ?? '']?.way === 'before';
}

function requireSide(context: DecisionContext, { item, activity }: ActingItem, { side, vote }: PreAddSignCommand): void {
  if (!sidesOf({ item, activity }).includes(side)) context.refuse('ActionNotOffered');
  if (side === 'beside') return;
  if (side === 'after' && vote === 'any') context.refuse('AddSignVote');
  const depth = activity.kind === 'approve' ? activity.addSignDepth : 1;
  if (depthOf(context, item) >= depth) context.refuse('AddSignDepth', { depth });
}

function requireSigners(context: DecisionContext, item: WorkItem, named: readonly PersonId[]): PersonId[] {
  if (named.includes(context.command.actor)) context.refuse('SignForSelf');
  // A person who has voted does not vote again.
  const voted = slotsOf(context.state, item.visit).flatMap(({ state, person }) => (state === 'done' ? [person] : []));
  const participants = new Set([...peopleOfVisit(context, item.visit), ...voted]);
  if (named.some((person) => participants.has(person))) context.refuse('AlreadyParticipant');
  const { initiator } = context.state;
  if (initiator !== null && named.includes(initiator) && !mayInitiatorDecide(context, item.activity)) context.refuse('AddInitiator');
  return requirePeople(context, named);
}
