import type { ActionOffer } from '../../action-offer.ts';
import { closeEverything } from '../../flow/block-run.ts';
import { cancelReading } from '../../flow/reading.ts';
import { hasChildren, inOrder, isDecidedByOthers, isIrreversible } from '../../instance-query.ts';
import type { RefusalCode } from '../../refusal-text.ts';
import type { Turn } from '../../turn.ts';
import type { ActionModel, ActorView } from '../action-model.ts';
import { retrieveVote } from './retrieve-vote.ts';
import { planRetrieval } from './vote-plan.ts';

const label = { zh: '撤回', en: 'Retrieve' };

/** By the initiator: the instance is a draft again, its history stays. By an earlier handler: their vote does not count any more. */
export const retrieveModel: ActionModel<'Retrieve'> = {
  action: 'Retrieve',
  offers(view) {
    const ofItems = retrievable(view).map((itemId): ActionOffer => ({ action: 'Retrieve', itemId, label, opinion: 'none' }));
    return refusalOf(view) === null ? [{ action: 'Retrieve', label, opinion: 'none' }, ...ofItems] : ofItems;
  },
  perform(turn, command) {
    const { itemId, itemVersion, reason = null } = command;
    if (itemId !== undefined) return retrieveVote(turn, { itemId, itemVersion });
    retrieveInstance(turn, reason);
  },
};

function retrievable({ index, state, actor }: ActorView): string[] {
  const own = inOrder(state.items).filter((item) => item.holder === actor && item.state === 'done');
  return own.map((item) => item.id).filter((id) => planRetrieval(index, state, id, actor).kind !== 'refused');
}

function retrieveInstance(turn: Turn, reason: string | null): void {
  const refusal = refusalOf({ index: turn.index, state: turn.state, actor: turn.command.actor });
  if (refusal !== null) turn.refuse(refusal);
  closeEverything(turn, 'retrieved');
  cancelReading(turn, 'retrieved');
  turn.emit({ type: 'pass-begun', pass: turn.state.pass + 1, draft: true });
  turn.emit({ type: 'status-changed', from: turn.state.status, status: 'DRAFT', outcome: null, reason });
}

function refusalOf({ index, state, actor }: Pick<ActorView, 'index' | 'state' | 'actor'>): RefusalCode | null {
  if (state.initiator !== actor) return 'NotInitiator';
  if (state.status === 'DRAFT') return 'AlreadyRecalled';
  if (state.status !== 'PROCESSING' || state.parent || isDecidedByOthers(state) || isIrreversible(index, state)) return 'CannotRecall';
  return hasChildren(state, (visit) => visit.pass >= state.draftedPass) ? 'CannotRecall' : null;
}
