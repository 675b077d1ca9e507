import type { ActionModel } from '../action-model.ts';
import { requireRunning } from '../running-visit.ts';

/** A service could not do its work: its token waits as an exception until an administrator tries again. */
export const serviceFailedModel: ActionModel<'ServiceFailed'> = {
  action: 'ServiceFailed',
  offers: () => [],
  perform(turn, { visit, class: kind, detail }) {
    const { model } = requireRunning(turn, visit, 'service');
    model.fail(turn, visit, { class: kind, detail });
  },
};
