import { arrive } from '../../flow/block-run.ts';
import { closeVisit } from '../../flow/token-move.ts';
import { inCreationOrder } from '../../state/entity-views.ts';
import { isRunning, openItemsOf } from '../../state/instance-query.ts';
import type { Token } from '../../state/instance-state.ts';
import type { ActionModel } from '../action-model.ts';

/** Ends a branch at an activity; its join continues without a result of this branch. */
export const cancelActivityModel: ActionModel<'CancelActivity'> = {
  action: 'CancelActivity',
  offers: ({ state, isAdministrator }) =>
    isAdministrator && isRunning(state) && inCreationOrder(state.tokens).some(isInBranch)
      ? [{ action: 'CancelActivity', label: { zh: '取消節點', en: 'Cancel node' }, opinion: 'none' }]
      : [],
  perform(context, command) {
    if (!command.operatorIsAdministrator) context.refuse('NotAdministrator');
    if (!isRunning(context.state)) context.refuse('NotRunning');
    const activity = context.index.activities.get(command.activity) ?? context.refuse('ActivityUnknown');
    const tokens = inCreationOrder(context.state.tokens).filter((token) => token.activity === activity.code);
    if (tokens.length === 0) context.refuse('ActivityNotActive', { activity: activity.name });
    if (!tokens.every(isInBranch)) context.refuse('LastActivity');
    const removed = tokens.flatMap(({ visit }) => (visit === null ? [] : openItemsOf(context.state, visit).map((item) => item.holder)));
    context.emit({ type: 'steered', how: 'closed', activity: activity.code, added: [], removed, reason: command.reason ?? null });
    for (const token of tokens) {
      if (token.visit !== null) closeVisit(context, token.visit, 'cancelled', 'cancelled');
      arrive(context, context.state.tokens[token.id]!, 'join', 'terminated');
    }
  },
};

function isInBranch(token: Token): boolean {
  return token.fork !== null;
}
