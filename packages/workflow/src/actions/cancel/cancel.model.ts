import { isSignal } from '../../state/command.ts';
import { closeEverything } from '../../flow/block-run.ts';
import { cancelReading } from '../../flow/reading.ts';
import { isDecidedByOthers, isRunning } from '../../state/instance-query.ts';
import type { RefusalCode } from '../../texts/refusal-text.ts';
import type { ActionModel, ActorView } from '../action-model.ts';

/** Cancels the instance with everything that is open in it. */
export const cancelModel: ActionModel<'Cancel'> = {
  action: 'Cancel',
  offers: (view) => (refusalOf(view) === null ? [{ action: 'Cancel', label: { zh: '作廢', en: 'Cancel' }, opinion: 'none' }] : []),
  perform(context, command) {
    const { index, state } = context;
    const refusal = refusalOf({
      index,
      state,
      actor: command.actor,
      isAdministrator: isSignal(command) || (command.operatorIsAdministrator ?? false),
    });
    if (refusal !== null) context.refuse(refusal);
    closeEverything(context, 'cancelled');
    cancelReading(context, 'cancelled');
    context.emit({ type: 'status-changed', from: context.state.status, status: 'CANCELED', outcome: null, reason: command.reason ?? null });
  },
};

function refusalOf({ index, state, actor, isAdministrator }: ActorView): RefusalCode | null {
  if (!isAdministrator && state.initiator !== actor) return 'NotInitiator';
  if (!isRunning(state)) return 'NotRunning';
  const mayAlways = isAdministrator || index.definition.settings.initiatorMayCancelAfterDecision;
  return !mayAlways && isDecidedByOthers(state) ? 'CancelAfterDecision' : null;
}
