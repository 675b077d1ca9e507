import { activePeople } from '../../flow/participants.ts';
import type { ActionModel } from '../action-model.ts';

/**
 * Changes the owner of the record; participant rules that follow the owner use the new one from then on. Owners cannot change it
 * themselves: who decides may depend on the owner.
 */
export const editOwnerModel: ActionModel<'EditOwner'> = {
  action: 'EditOwner',
  offers: ({ state, isAdministrator }) =>
    isAdministrator && state.pass > 0 ? [{ action: 'EditOwner', label: { zh: '變更擁有者', en: 'Change owner' }, opinion: 'none' }] : [],
  perform(context, command) {
    const { state } = context;
    if (!command.operatorIsAdministrator) context.refuse('NotAdministrator');
    // Before its first submit a form has no owner other than the person filling it in.
    if (state.pass === 0) context.refuse('NotRunning');
    if (command.owner === state.owner) context.refuse('SameOwner');
    if (!activePeople(context, [command.owner]).includes(command.owner)) context.refuse('PersonInactive');
    context.emit({ type: 'owner-changed', from: state.owner, to: command.owner, reason: command.reason ?? null });
  },
};
