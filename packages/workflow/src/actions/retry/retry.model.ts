import { advance } from '../../advance.ts';
import { modelOf } from '../../activities/models.ts';
import { activityName } from '../../definition-index.ts';
import { failureRefusal, leaveByRoute } from '../../flow/token-move.ts';
import { inCreationOrder } from '../../state/entity-views.ts';
import { isRunning } from '../../state/instance-query.ts';
import type { InstanceState, Token, TokenFailure } from '../../state/instance-state.ts';
import type { DecisionContext } from '../../decision-context.ts';
import type { ActionModel } from '../action-model.ts';

type FailedToken = Token & { readonly failure: TokenFailure };

/** An administrator retries a failed token. When it fails exactly as before, the retry is refused with that cause. */
export const retryModel: ActionModel<'Retry'> = {
  action: 'Retry',
  offers: ({ state, isAdministrator }) =>
    isAdministrator && failedTokens(state).length > 0 ? [{ action: 'Retry', label: { zh: '重試', en: 'Retry' }, opinion: 'none' }] : [],
  perform(context, command) {
    if (!command.operatorIsAdministrator) context.refuse('NotAdministrator');
    if (!isRunning(context.state)) context.refuse('NotRunning');
    const failed =
      failedTokens(context.state).find(({ id }) => command.token === undefined || id === command.token) ?? context.refuse('NothingFailed');
    context.emit({ type: 'token-resumed', token: failed.id, activity: failed.activity });
    resume(context, failed);
    advance(context);
    requireChange(context, failed);
  },
};

function failedTokens(state: InstanceState): FailedToken[] {
  return inCreationOrder(state.tokens).filter((token): token is FailedToken => token.failure !== null);
}

function resume(context: DecisionContext, { id, activity: code, failure }: FailedToken): void {
  const activity = context.index.activities.get(code);
  const model = activity && modelOf(activity);
  // The activity itself is completed; only leaving it had failed.
  if (failure.at === 'exit') return leaveByRoute(context, id, failure.side ?? 'agree');
  if (activity && model?.resume) return model.resume(context, context.state.tokens[id]!, activity);
  context.queue.push(id);
}

function requireChange(context: DecisionContext, failed: FailedToken): void {
  const now = context.state.tokens[failed.id];
  if (now?.activity !== failed.activity || now.visit !== failed.visit || now.failure === null) return;
  if (now.failure.cause !== failed.failure.cause || now.failure.detail !== failed.failure.detail) return;
  const { code, params } = failureRefusal(activityName(context.index, failed.activity), now.failure);
  context.refuse(code, params);
}
