import { modelOf } from '../../activities/models.ts';
import { isRunning } from '../../instance-query.ts';
import { expire } from '../../time/expire.ts';
import type { ActionModel } from '../action-model.ts';

/**
 * A time came. Refused as processed when it is no longer awaited (done, closed, moved, standing still), so that a signal told twice,
 * or too early, changes nothing.
 */
export const timerFiredModel: ActionModel<'TimerFired'> = {
  action: 'TimerFired',
  offers: () => [],
  perform(turn, { timerId, at }) {
    const timer = turn.state.timers?.[timerId] ?? turn.refuse('TaskProcessed');
    const visit = turn.state.visits[timer.visit]!;
    if (!isRunning(turn.state) || visit.heldAt !== undefined || at < timer.at) turn.refuse('TaskProcessed');
    if (timer.purpose === 'expire') return expire(turn, timer);
    turn.emit({ type: 'timer-fired', timer, activity: visit.activity, step: null });
    if (timer.purpose === 'wait') modelOf(turn.index.activities.get(visit.activity)!).wake?.(turn, visit.id);
  },
};
