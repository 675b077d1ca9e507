import { completeActivity } from '../../flow/human-activity.ts';
import { closeVisit, failToken, leaveByRoute } from '../../flow/token-move.ts';
import { openVisit } from '../../flow/visit.ts';
import type { ActivityModel } from '../activity-model.ts';

/** Runs something outside while its visit is open; a failed one waits as an exception, and a retry runs it again. */
export const serviceModel: ActivityModel<'service'> = {
  kind: 'service',
  enter(turn, token, activity) {
    openVisit(turn, token.id, activity);
  },
  finish(turn, visit) {
    const { token } = turn.state.visits[visit]!;
    closeVisit(turn, visit, 'finished', 'decided');
    completeActivity(turn, token, null);
    leaveByRoute(turn, token, 'agree');
  },
  fail(turn, visit, problem) {
    const { token } = turn.state.visits[visit]!;
    closeVisit(turn, visit, 'failed', 'decided');
    failToken(turn, token, { at: 'entry', cause: 'service', ...problem });
  },
};
