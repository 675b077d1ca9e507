import type { ActionModel } from '../action-model.ts';
import { requireRunning } from '../running-visit.ts';

/** A service did its work: its token goes on. */
export const serviceFinishedModel: ActionModel<'ServiceFinished'> = {
  action: 'ServiceFinished',
  offers: () => [],
  perform(turn, { visit }) {
    const { activity, model } = requireRunning(turn, visit, 'service');
    model.finish(turn, visit, activity);
  },
};
