import type { ActionOffer } from '../action-offer.ts';
import { closeEverything } from '../../flow/block-run.ts';
import { cancelReading } from '../../flow/reading.ts';
import { inCreationOrder } from '../../state/entity-views.ts';
import { hasChildren, isDecidedByOthers, isIrreversible } from '../../state/instance-query.ts';
import type { RefusalCode } from '../../texts/refusal-text.ts';
import type { DecisionContext } from '../../decision-context.ts';
import type { ActionModel, ActorView } from '../action-model.ts';
import { retrieveVote } from './retrieve-vote.ts';
import { planRetrieval } from './vote-plan.ts';

const label = { zh: '撤回', en: 'Retrieve' };

/** For the initiator: the instance becomes a draft again and keeps its history. For an earlier handler: their vote no longer counts. */
export const retrieveModel: ActionModel<'Retrieve'> = {
  action: 'Retrieve',
  offers(view) {
    const ofItems = retrievable(view).map((itemId): ActionOffer => ({ action: 'Retrieve', itemId, label, opinion: 'none' }));
    return refusalOf(view) === null ? [{ action: 'Retrieve', label, opinion: 'none' }, ...ofItems] : ofItems;
  },
  perform(context, command) {
    const { itemId, itemVersion, reason = null } = command;
    if (itemId !== undefined) return retrieveVote(context, { itemId, itemVersion });
    retrieveInstance(context, reason);
  },
};

function retrievable({ index, state, actor }: ActorView): string[] {
  const own = inCreationOrder(state.items).filter((item) => item.holder === actor && item.state === 'done');
  return own.map((item) => item.id).filter((id) => planRetrieval(index, state, id, actor).kind !== 'refused');
}

function retrieveInstance(context: DecisionContext, reason: string | null): void {
  const refusal = refusalOf({ index: context.index, state: context.state, actor: context.command.actor });
  if (refusal !== null) context.refuse(refusal);
  closeEverything(context, 'retrieved');
  cancelReading(context, 'retrieved');
  context.emit({ type: 'pass-begun', pass: context.state.pass + 1, draft: true });
  context.emit({ type: 'status-changed', from: context.state.status, status: 'DRAFT', outcome: null, reason });
}

function refusalOf({ index, state, actor }: Pick<ActorView, 'index' | 'state' | 'actor'>): RefusalCode | null {
  if (state.initiator !== actor) return 'NotInitiator';
  if (state.status === 'DRAFT') return 'AlreadyRecalled';
  if (state.status !== 'PROCESSING' || state.parent || isDecidedByOthers(state) || isIrreversible(index, state)) return 'CannotRecall';
  return hasChildren(state, (visit) => visit.pass >= state.draftedPass) ? 'CannotRecall' : null;
}
