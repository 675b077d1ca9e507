import type { ActionModel } from '../action-model.ts';
import { requireRunningChild } from '../running-child.ts';
import { requireRunning } from '../running-visit.ts';

/** A child ended: what it brings is kept, and the parent goes on when it was the last. */
export const childEndedModel: ActionModel<'ChildEnded'> = {
  action: 'ChildEnded',
  offers: () => [],
  perform(turn, { child: id, outcome }) {
    const child = requireRunningChild(turn, id);
    if (!child.awaited) return turn.emit({ type: 'child-ended', child: id, outcome });
    const { activity, model } = requireRunning(turn, child.visit, 'children');
    turn.emit({ type: 'child-ended', child: id, outcome });
    model.finish(turn, child.visit, activity);
  },
};
