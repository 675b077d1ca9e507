import { activePeople } from '../../flow/participants.ts';
import type { ActionModel } from '../action-model.ts';

/**
 * The record belongs to somebody else; rules that follow the owner use them from then on. Owners cannot do it themselves: who decides
 * may depend on who owns.
 */
export const editOwnerModel: ActionModel<'EditOwner'> = {
  action: 'EditOwner',
  offers: ({ state, isAdministrator }) =>
    isAdministrator && state.pass > 0 ? [{ action: 'EditOwner', label: { zh: '變更擁有者', en: 'Change owner' }, opinion: 'none' }] : [],
  perform(turn, command) {
    const { state } = turn;
    if (!command.operatorIsAdministrator) turn.refuse('NotAdministrator');
    // Before its first submit a form belongs to nobody but who fills it in.
    if (state.pass === 0) turn.refuse('NotRunning');
    if (command.owner === state.owner) turn.refuse('SameOwner');
    if (!activePeople(turn, [command.owner]).includes(command.owner)) turn.refuse('PersonInactive');
    turn.emit({ type: 'owner-changed', from: state.owner, to: command.owner, reason: command.reason ?? null });
  },
};
