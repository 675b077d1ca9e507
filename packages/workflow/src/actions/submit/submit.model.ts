import { inCreationOrder } from '../../state/entity-views.ts';
import type { SubmitCommand } from '../../state/command.ts';
import type { ActionOffer } from '../action-offer.ts';
import { createToken } from '../../flow/token-move.ts';
import { advance } from '../../advance.ts';
import type { DecisionContext } from '../../decision-context.ts';
import type { ActionModel, ActorView } from '../action-model.ts';
import {
  actingItems,
  finishItem,
  participatingItems,
  opinionRequirements,
  requireActingItem,
  requireOpinion,
  requireParticipatingItem,
} from '../acting-item.ts';
import { castVote, settleInvolvement } from '../cast-vote.ts';

/** Submits a draft, a returned start, work to be filled in, or an assist. The server has validated the form beforehand. */
export const submitModel: ActionModel<'Submit'> = {
  action: 'Submit',
  offers(view) {
    const items = actingItems(view, ['start', 'handle']);
    const label = { zh: '提交', en: 'Submit' };
    const ofItems = items.map(({ item, activity }): ActionOffer => ({
      action: 'Submit',
      itemId: item.id,
      label,
      ...opinionRequirements(activity, 'submit'),
    }));
    const assists = participatingItems(view, assisted).filter(({ item }) => item.kind === 'assist');
    const ofAssists = assists.map(({ item }): ActionOffer => ({
      action: 'Submit',
      itemId: item.id,
      label: { zh: '完成協辦', en: 'Finish assisting' },
      opinion: 'optional',
      signature: 'none',
    }));
    const ofDraft: ActionOffer[] = maySubmitDraft(view) ? [{ action: 'Submit', label, opinion: 'none' }] : [];
    return [...ofDraft, ...ofItems, ...ofAssists];
  },
  perform(context, command) {
    if (command.itemId === undefined) return submitDraft(context, command);
    const { itemId, itemVersion } = command;
    if (context.state.items[itemId]?.kind === 'assist') return finishAssist(context, { itemId, itemVersion });
    const acting = requireActingItem(context, { itemId, itemVersion }, ['start', 'handle']);
    requireOpinion(context, acting.activity, 'submit');
    castVote(context, acting, 'submitted');
  },
};

const assisted = ['approve', 'handle'] as const;

function finishAssist(context: DecisionContext, command: { readonly itemId: string; readonly itemVersion: number | undefined }): void {
  const { item } = requireParticipatingItem(context, command, assisted);
  finishItem(context, item, 'submitted');
  settleInvolvement(context, item.involvement!);
}

function maySubmitDraft({ state, actor }: ActorView): boolean {
  return state.status === 'DRAFT' && (state.initiator === null || state.initiator === actor);
}

/** Starts a pass at `start`; refuses the submit when the flow cannot continue from there. */
function submitDraft(context: DecisionContext, command: SubmitCommand): void {
  const { state, index } = context;
  if (state.status !== 'DRAFT') context.refuse('NotDraft');
  if (state.initiator !== null && state.initiator !== command.actor) context.refuse('NotInitiator');
  const start = index.start ?? context.refuse('NoRoute', { activity: index.definition.name });
  context.refusesFailures = true;
  const pass = Math.max(state.pass, 1);
  const initiator = state.initiator ?? command.principal ?? command.actor;
  const owner = command.owner ?? state.owner ?? initiator;
  context.emit({
    type: 'started',
    initiator,
    owner,
    pass,
    ...(initiator !== command.actor && { operator: command.actor }),
    ...(command.parent && { parent: command.parent }),
  });
  context.emit({ type: 'status-changed', from: 'DRAFT', status: 'PROCESSING', outcome: null, reason: null });
  createToken(context, { activity: start.code, fork: null, branch: null, outcome: null, trail: [] });
  advance(context);
  const item = inCreationOrder(context.state.items).find(
    (each) => each.state === 'open' && each.activity === start.code && each.slot !== null,
  )!;
  castVote(context, { item, activity: start }, 'submitted');
}
