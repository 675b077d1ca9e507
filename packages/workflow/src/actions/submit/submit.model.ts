import { inOrder } from '../../instance-query.ts';
import type { SubmitCommand } from '../../command.ts';
import type { ActionOffer } from '../../action-offer.ts';
import { createToken } from '../../flow/token-move.ts';
import { advance } from '../../advance.ts';
import type { Turn } from '../../turn.ts';
import type { ActionModel, ActorView } from '../action-model.ts';
import {
  actingItems,
  finishItem,
  itemsTakingPart,
  opinionParts,
  requireActingItem,
  requireOpinion,
  requireTakingPart,
} from '../acting-item.ts';
import { castVote, settleInvolvement } from '../cast-vote.ts';

/** Of a draft, of a returned start, of work to be filled in, or of an assist. The form itself is validated by the server beforehand. */
export const submitModel: ActionModel<'Submit'> = {
  action: 'Submit',
  offers(view) {
    const items = actingItems(view, ['start', 'handle']);
    const label = { zh: '提交', en: 'Submit' };
    const ofItems = items.map(({ item, activity }): ActionOffer => ({
      action: 'Submit',
      itemId: item.id,
      label,
      ...opinionParts(activity, 'submit'),
    }));
    const assists = itemsTakingPart(view, assisted).filter(({ item }) => item.kind === 'assist');
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
  perform(turn, command) {
    if (command.itemId === undefined) return submitDraft(turn, command);
    const { itemId, itemVersion } = command;
    if (turn.state.items[itemId]?.kind === 'assist') return finishAssist(turn, { itemId, itemVersion });
    const acting = requireActingItem(turn, { itemId, itemVersion }, ['start', 'handle']);
    requireOpinion(turn, acting.activity, 'submit');
    castVote(turn, acting, 'submitted');
  },
};

const assisted = ['approve', 'handle'] as const;

function finishAssist(turn: Turn, command: { readonly itemId: string; readonly itemVersion: number | undefined }): void {
  const { item } = requireTakingPart(turn, command, assisted);
  finishItem(turn, item, 'submitted');
  settleInvolvement(turn, item.involvement!);
}

function maySubmitDraft({ state, actor }: ActorView): boolean {
  return state.status === 'DRAFT' && (state.initiator === null || state.initiator === actor);
}

/** Starts a pass at `start`; whatever cannot go on from there refuses the submit. */
function submitDraft(turn: Turn, command: SubmitCommand): void {
  const { state, index } = turn;
  if (state.status !== 'DRAFT') turn.refuse('NotDraft');
  if (state.initiator !== null && state.initiator !== command.actor) turn.refuse('NotInitiator');
  const start = index.start ?? turn.refuse('NoRoute', { activity: index.definition.name });
  turn.refusesFailures = true;
  const pass = Math.max(state.pass, 1);
  const initiator = state.initiator ?? command.principal ?? command.actor;
  const owner = command.owner ?? state.owner ?? initiator;
  turn.emit({
    type: 'started',
    initiator,
    owner,
    pass,
    ...(initiator !== command.actor && { operator: command.actor }),
    ...(command.parent && { parent: command.parent }),
  });
  turn.emit({ type: 'status-changed', from: 'DRAFT', status: 'PROCESSING', outcome: null, reason: null });
  createToken(turn, { activity: start.code, fork: null, branch: null, outcome: null, trail: [] });
  advance(turn);
  const item = inOrder(turn.state.items).find((each) => each.state === 'open' && each.activity === start.code && each.slot !== null)!;
  castVote(turn, { item, activity: start }, 'submitted');
}
