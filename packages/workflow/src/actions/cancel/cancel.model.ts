import { isSignal } from '../../command.ts';
import { closeEverything } from '../../flow/block-run.ts';
import { cancelReading } from '../../flow/reading.ts';
import { isDecidedByOthers, isRunning } from '../../instance-query.ts';
import type { RefusalCode } from '../../refusal-text.ts';
import type { ActionModel, ActorView } from '../action-model.ts';

/** The instance ends as cancelled, with everything that is open in it. */
export const cancelModel: ActionModel<'Cancel'> = {
  action: 'Cancel',
  offers: (view) => (refusalOf(view) === null ? [{ action: 'Cancel', label: { zh: '作廢', en: 'Cancel' }, opinion: 'none' }] : []),
  perform(turn, command) {
    const { index, state } = turn;
    const refusal = refusalOf({
      index,
      state,
      actor: command.actor,
      isAdministrator: isSignal(command) || (command.operatorIsAdministrator ?? false),
    });
    if (refusal !== null) turn.refuse(refusal);
    closeEverything(turn, 'cancelled');
    cancelReading(turn, 'cancelled');
    turn.emit({ type: 'status-changed', from: turn.state.status, status: 'CANCELED', outcome: null, reason: command.reason ?? null });
  },
};

function refusalOf({ index, state, actor, isAdministrator }: ActorView): RefusalCode | null {
  if (!isAdministrator && state.initiator !== actor) return 'NotInitiator';
  if (!isRunning(state)) return 'NotRunning';
  const mayAlways = isAdministrator || index.definition.settings.initiatorMayCancelAfterDecision;
  return !mayAlways && isDecidedByOthers(state) ? 'CancelAfterDecision' : null;
}
