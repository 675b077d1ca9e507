import { delegateOpenItems } from '../../flow/delegation.ts';
import { isRunning } from '../../state/instance-query.ts';
import type { ActionModel } from '../action-model.ts';

/** Delegation rules began, ended or changed: the principal's open tasks are shared with the agent, or are theirs alone again. */
export const delegateModel: ActionModel<'Entrust'> = {
  action: 'Entrust',
  offers: () => [],
  perform(context, { principal }) {
    if (!isRunning(context.state)) context.refuse('NotRunning');
    const before = context.events.length;
    delegateOpenItems(context, principal);
    if (context.events.length === before) context.refuse('NothingEntrusted');
  },
};
