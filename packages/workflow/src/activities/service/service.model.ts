import { completeActivity } from '../../flow/human-activity.ts';
import { closeVisit, failToken, leaveByRoute } from '../../flow/token-move.ts';
import { openVisit } from '../../flow/visit.ts';
import type { ActivityModel } from '../activity-model.ts';

/** Runs an external service while its visit is open; a failed one is an exception until a retry runs it again. */
export const serviceModel: ActivityModel<'service'> = {
  kind: 'service',
  enter(context, token, activity) {
    openVisit(context, token.id, activity);
  },
  finish(context, visit) {
    const { token } = context.state.visits[visit]!;
    closeVisit(context, visit, 'finished', 'decided');
    completeActivity(context, token, null);
    leaveByRoute(context, token, 'agree');
  },
  fail(context, visit, failure) {
    const { token } = context.state.visits[visit]!;
    closeVisit(context, visit, 'failed', 'decided');
    failToken(context, token, { at: 'entry', cause: 'service', ...failure });
  },
};
