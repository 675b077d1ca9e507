import { closeEverything } from '../../flow/block-run.ts';
import { isRunning } from '../../state/instance-query.ts';
import type { ActionModel } from '../action-model.ts';

/** An administrator completes the instance and closes everything open in it; copies to read stay. */
export const finishInstanceModel: ActionModel<'FinishInstance'> = {
  action: 'FinishInstance',
  offers: ({ state, isAdministrator }) =>
    isAdministrator && isRunning(state)
      ? [{ action: 'FinishInstance', label: { zh: '提前結束', en: 'Finish early' }, opinion: 'none' }]
      : [],
  perform(context, command) {
    if (!command.operatorIsAdministrator) context.refuse('NotAdministrator');
    if (!isRunning(context.state)) context.refuse('NotRunning');
    closeEverything(context, 'finished');
    context.emit({
      type: 'status-changed',
      from: context.state.status,
      status: 'COMPLETED',
      outcome: 'finished',
      reason: command.reason ?? null,
    });
  },
};
