import { closeVisit, failToken, leaveByRoute } from '../../flow/token-move.ts';
import { openVisit } from '../../flow/visit.ts';
import { dueMoment } from '../../time/moment.ts';
import type { ActivityModel } from '../activity-model.ts';

/** Waits until it is due, then continues automatically; continues at once when the moment has passed. */
export const timerModel: ActivityModel<'timer'> = {
  kind: 'timer',
  enter(context, token, activity) {
    const due = dueMoment(context, activity.due);
    if ('cause' in due) return failToken(context, token.id, { at: 'entry', cause: 'time', detail: due.cause });
    const visit = openVisit(context, token.id, activity);
    context.emit({ type: 'timers-set', visit, dueAt: due.at, timers: [{ id: context.newId(), visit, purpose: 'wait', at: due.at }] });
    if (due.at <= context.command.at) this.wake!(context, visit);
  },
  wake(context, visit) {
    closeVisit(context, visit, 'passed', 'decided');
    leaveByRoute(context, context.state.visits[visit]!.token, 'agree');
  },
};
