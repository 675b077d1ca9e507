import { closeEverything } from '../../flow/block-run.ts';
import { cancelReading } from '../../flow/reading.ts';
import { isDecidedByOthers } from '../../instance-query.ts';
import type { InstanceState } from '../../instance-state.ts';
import type { RefusalCode } from '../../refusal-text.ts';
import type { ActionModel } from '../action-model.ts';

/** By the initiator: the instance is a draft again, its history stays. */
export const retrieveModel: ActionModel<'Retrieve'> = {
  action: 'Retrieve',
  offers: ({ state, actor }) =>
    refusalOf(state, actor) === null ? [{ action: 'Retrieve', label: { zh: '撤回', en: 'Retrieve' }, opinion: 'none' }] : [],
  perform(turn, command) {
    const refusal = refusalOf(turn.state, command.actor);
    if (refusal !== null) turn.refuse(refusal);
    closeEverything(turn, 'retrieved');
    cancelReading(turn, 'retrieved');
    turn.emit({ type: 'pass-begun', pass: turn.state.pass + 1, draft: true });
    turn.emit({ type: 'status-changed', from: turn.state.status, status: 'DRAFT', outcome: null, reason: command.reason ?? null });
  },
};

function refusalOf(state: InstanceState, actor: string): RefusalCode | null {
  if (state.initiator !== actor) return 'NotInitiator';
  if (state.status === 'DRAFT') return 'AlreadyRecalled';
  return state.status !== 'PROCESSING' || isDecidedByOthers(state) ? 'CannotRecall' : null;
}
