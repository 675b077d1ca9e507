import type { ActionModel } from '../action-model.ts';
import { requireRunning } from '../running-visit.ts';

/** A service finished: its token continues. */
export const serviceFinishedModel: ActionModel<'ServiceFinished'> = {
  action: 'ServiceFinished',
  offers: () => [],
  perform(context, { visit }) {
    const { activity, model } = requireRunning(context, visit, 'service');
    model.finish(context, visit, activity);
  },
};
