import type { ActionModel } from '../action-model.ts';
import { requireRunningChild } from '../running-child.ts';
import { requireRunning } from '../running-visit.ts';

/** A child could not be started: an activity that awaits it fails, one that does not continues without it. */
export const childFailedModel: ActionModel<'ChildFailed'> = {
  action: 'ChildFailed',
  offers: () => [],
  perform(context, { child: id, class: kind, detail }) {
    const child = requireRunningChild(context, id);
    if (!child.awaited) return context.emit({ type: 'child-failed', child: id, class: kind, detail });
    const { model } = requireRunning(context, child.visit, 'children');
    context.emit({ type: 'child-failed', child: id, class: kind, detail });
    model.fail(context, child.visit, { class: kind, detail });
  },
};
