import { closeEverything } from '../../flow/block-run.ts';
import { isRunning } from '../../instance-query.ts';
import type { ActionModel } from '../action-model.ts';

/** The instance is completed with everything that is open in it; copies to read stay. */
export const finishInstanceModel: ActionModel<'FinishInstance'> = {
  action: 'FinishInstance',
  offers: ({ state, isAdministrator }) =>
    isAdministrator && isRunning(state)
      ? [{ action: 'FinishInstance', label: { zh: '提前結束', en: 'Finish early' }, opinion: 'none' }]
      : [],
  perform(turn, command) {
    if (!command.operatorIsAdministrator) turn.refuse('NotAdministrator');
    if (!isRunning(turn.state)) turn.refuse('NotRunning');
    closeEverything(turn, 'finished');
    turn.emit({
      type: 'status-changed',
      from: turn.state.status,
      status: 'COMPLETED',
      outcome: 'finished',
      reason: command.reason ?? null,
    });
  },
};
