import { arrive } from '../../flow/block-run.ts';
import { closeVisit } from '../../flow/token-move.ts';
import { inOrder, isRunning, openItemsOf } from '../../instance-query.ts';
import type { Token } from '../../instance-state.ts';
import type { ActionModel } from '../action-model.ts';

/** A branch ends where it is; its join goes on without a result of it. */
export const cancelActivityModel: ActionModel<'CancelActivity'> = {
  action: 'CancelActivity',
  offers: ({ state, isAdministrator }) =>
    isAdministrator && isRunning(state) && inOrder(state.tokens).some(isInBranch)
      ? [{ action: 'CancelActivity', label: { zh: '取消節點', en: 'Cancel a node' }, opinion: 'none' }]
      : [],
  perform(turn, command) {
    if (!command.operatorIsAdministrator) turn.refuse('NotAdministrator');
    if (!isRunning(turn.state)) turn.refuse('NotRunning');
    const activity = turn.index.activities.get(command.activity) ?? turn.refuse('ActivityUnknown');
    const tokens = inOrder(turn.state.tokens).filter((token) => token.activity === activity.code);
    if (tokens.length === 0) turn.refuse('ActivityNotActive', { activity: activity.name });
    if (!tokens.every(isInBranch)) turn.refuse('LastActivity');
    const removed = tokens.flatMap(({ visit }) => (visit === null ? [] : openItemsOf(turn.state, visit).map((item) => item.holder)));
    turn.emit({ type: 'steered', how: 'closed', activity: activity.code, added: [], removed, reason: command.reason ?? null });
    for (const token of tokens) {
      if (token.visit !== null) closeVisit(turn, token.visit, 'cancelled', 'cancelled');
      arrive(turn, turn.state.tokens[token.id]!, 'join', 'terminated');
    }
  },
};

function isInBranch(token: Token): boolean {
  return token.fork !== null;
}
