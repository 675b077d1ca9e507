import { inOrder } from '../../instance-query.ts';
import type { SubmitCommand } from '../../command.ts';
import type { ActionOffer } from '../../action-offer.ts';
import { createToken } from '../../flow/token-move.ts';
import { advance } from '../../advance.ts';
import type { Turn } from '../../turn.ts';
import type { ActionModel, ActorView } from '../action-model.ts';
import { actingItems, castVote, opinionParts, requireActingItem, requireOpinion } from '../acting-item.ts';

/** Of a draft, of a returned start, or of work to be filled in. The form itself is validated by the server beforehand. */
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
    return maySubmitDraft(view) ? [{ action: 'Submit', label, opinion: 'none' }, ...ofItems] : ofItems;
  },
  perform(turn, command) {
    if (command.itemId === undefined) return submitDraft(turn, command);
    const { itemId, itemVersion } = command;
    const acting = requireActingItem(turn, { itemId, itemVersion }, ['start', 'handle']);
    requireOpinion(turn, acting.activity, 'submit');
    castVote(turn, acting, 'submitted');
  },
};

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
  turn.emit({ type: 'started', initiator: command.actor, owner: command.owner ?? state.owner ?? command.actor, pass });
  turn.emit({ type: 'status-changed', from: 'DRAFT', status: 'PROCESSING', outcome: null, reason: null });
  createToken(turn, { activity: start.code, fork: null, branch: null, outcome: null, trail: [] });
  advance(turn);
  const item = inOrder(turn.state.items).find((each) => each.state === 'open' && each.activity === start.code && each.slot !== null)!;
  castVote(turn, { item, activity: start }, 'submitted');
}
