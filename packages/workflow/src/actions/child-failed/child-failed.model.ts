import type { ActionModel } from '../action-model.ts';
import { requireRunningChild } from '../running-child.ts';
import { requireRunning } from '../running-visit.ts';

/** A child could not be started: who awaits it fails where it waits, who does not goes on without it. */
export const childFailedModel: ActionModel<'ChildFailed'> = {
  action: 'ChildFailed',
  offers: () => [],
  perform(turn, { child: id, class: kind, detail }) {
    const child = requireRunningChild(turn, id);
    if (!child.awaited) return turn.emit({ type: 'child-failed', child: id, class: kind, detail });
    const { model } = requireRunning(turn, child.visit, 'children');
    turn.emit({ type: 'child-failed', child: id, class: kind, detail });
    model.fail(turn, child.visit, { class: kind, detail });
  },
};
