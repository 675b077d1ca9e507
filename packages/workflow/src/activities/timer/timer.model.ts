import { closeVisit, failToken, leaveByRoute } from '../../flow/token-move.ts';
import { openVisit } from '../../flow/visit.ts';
import { dueMoment } from '../../time/moment.ts';
import type { ActivityModel } from '../activity-model.ts';

/** Waits until it is due, then goes on by itself; at once where that moment has passed. */
export const timerModel: ActivityModel<'timer'> = {
  kind: 'timer',
  enter(turn, token, activity) {
    const due = dueMoment(turn, activity.due);
    if ('cause' in due) return failToken(turn, token.id, { at: 'entry', cause: 'time', detail: due.cause });
    const visit = openVisit(turn, token.id, activity);
    turn.emit({ type: 'timers-set', visit, dueAt: due.at, timers: [{ id: turn.newId(), visit, purpose: 'wait', at: due.at }] });
    if (due.at <= turn.command.at) this.wake!(turn, visit);
  },
  wake(turn, visit) {
    closeVisit(turn, visit, 'passed', 'decided');
    leaveByRoute(turn, turn.state.visits[visit]!.token, 'agree');
  },
};
