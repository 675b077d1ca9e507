import { entrustOpenItems } from '../../flow/entrust.ts';
import { isRunning } from '../../instance-query.ts';
import type { ActionModel } from '../action-model.ts';

/** Rules of delegation began, ended or changed: open tasks of the principal are shared, or theirs alone again. */
export const entrustModel: ActionModel<'Entrust'> = {
  action: 'Entrust',
  offers: () => [],
  perform(turn, { principal }) {
    if (!isRunning(turn.state)) turn.refuse('NotRunning');
    const before = turn.events.length;
    entrustOpenItems(turn, principal);
    if (turn.events.length === before) turn.refuse('NothingEntrusted');
  },
};
