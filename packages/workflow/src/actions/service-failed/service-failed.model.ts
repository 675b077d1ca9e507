import type { ActionModel } from '../action-model.ts';
import { requireRunning } from '../running-visit.ts';

/** A service failed: its token waits as an exception until an administrator retries. */
export const serviceFailedModel: ActionModel<'ServiceFailed'> = {
  action: 'ServiceFailed',
  offers: () => [],
  perform(context, { visit, class: kind, detail }) {
    const { model } = requireRunning(context, visit, 'service');
    model.fail(context, visit, { class: kind, detail });
  },
};
