import { advance } from '../../advance.ts';
import { modelOf } from '../../activities/models.ts';
import { activityName } from '../../definition-index.ts';
import { failureRefusal, leaveByRoute } from '../../flow/token-move.ts';
import { inOrder, isRunning } from '../../instance-query.ts';
import type { InstanceState, Token, TokenFailure } from '../../instance-state.ts';
import type { Turn } from '../../turn.ts';
import type { ActionModel } from '../action-model.ts';

type FailedToken = Token & { readonly failure: TokenFailure };

/** By an administrator: a failed token tries again. Where it fails just as before, the retry is refused with that cause. */
export const retryModel: ActionModel<'Retry'> = {
  action: 'Retry',
  offers: ({ state, isAdministrator }) =>
    isAdministrator && failedTokens(state).length > 0 ? [{ action: 'Retry', label: { zh: '重試', en: 'Retry' }, opinion: 'none' }] : [],
  perform(turn, command) {
    if (!command.operatorIsAdministrator) turn.refuse('NotAdministrator');
    if (!isRunning(turn.state)) turn.refuse('NotRunning');
    const failed =
      failedTokens(turn.state).find(({ id }) => command.token === undefined || id === command.token) ?? turn.refuse('NothingFailed');
    turn.emit({ type: 'token-resumed', token: failed.id, activity: failed.activity });
    resume(turn, failed);
    advance(turn);
    requireChange(turn, failed);
  },
};

function failedTokens(state: InstanceState): FailedToken[] {
  return inOrder(state.tokens).filter((token): token is FailedToken => token.failure !== null);
}

function resume(turn: Turn, { id, activity: code, failure }: FailedToken): void {
  const activity = turn.index.activities.get(code);
  const model = activity && modelOf(activity);
  // What it did is done: only the way on could not be told.
  if (failure.at === 'exit') return leaveByRoute(turn, id, failure.side ?? 'agree');
  if (activity && model?.resume) return model.resume(turn, turn.state.tokens[id]!, activity);
  turn.queue.push(id);
}

function requireChange(turn: Turn, failed: FailedToken): void {
  const now = turn.state.tokens[failed.id];
  if (now?.activity !== failed.activity || now.visit !== failed.visit || now.failure === null) return;
  if (now.failure.cause !== failed.failure.cause || now.failure.detail !== failed.failure.detail) return;
  const { code, params } = failureRefusal(activityName(turn.index, failed.activity), now.failure);
  turn.refuse(code, params);
}
