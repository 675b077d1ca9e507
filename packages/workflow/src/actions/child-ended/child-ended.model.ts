import type { ActionModel } from '../action-model.ts';
import { requireRunningChild } from '../running-child.ts';
import { requireRunning } from '../running-visit.ts';

/** A child ended: its outcome is stored, and the parent continues after the last one. */
export const childEndedModel: ActionModel<'ChildEnded'> = {
  action: 'ChildEnded',
  offers: () => [],
  perform(context, { child: id, outcome }) {
    const child = requireRunningChild(context, id);
    if (!child.awaited) return context.emit({ type: 'child-ended', child: id, outcome });
    const { activity, model } = requireRunning(context, child.visit, 'children');
    context.emit({ type: 'child-ended', child: id, outcome });
    model.finish(context, child.visit, activity);
  },
};
