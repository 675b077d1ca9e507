import { modelOf } from '../../activities/models.ts';
import { isRunning } from '../../state/instance-query.ts';
import { expire } from './expire.ts';
import type { ActionModel } from '../action-model.ts';

/**
 * A timer fired. Refused with `TaskProcessed` when it is no longer pending (done, closed, moved, clock held), so that a repeated or early
 * signal changes nothing.
 */
export const timerFiredModel: ActionModel<'TimerFired'> = {
  action: 'TimerFired',
  offers: () => [],
  perform(context, { timerId, at }) {
    const timer = context.state.timers?.[timerId] ?? context.refuse('TaskProcessed');
    const visit = context.state.visits[timer.visit]!;
    if (!isRunning(context.state) || visit.heldAt !== undefined || at < timer.at) context.refuse('TaskProcessed');
    if (timer.purpose === 'expire') return expire(context, timer);
    context.emit({ type: 'timer-fired', timer, activity: visit.activity, step: null });
    if (timer.purpose === 'wait') modelOf(context.index.activities.get(visit.activity)!).wake?.(context, visit.id);
  },
};
