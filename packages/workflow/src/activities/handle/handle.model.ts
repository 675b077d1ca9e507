import { activityGrants } from '@inkstone/schema';
import { completeActivity, enterHumanActivity, leaveActivity, settleVotes } from '../../flow/human-activity.ts';
import { resolveParticipants } from '../../flow/participants.ts';
import type { ActivityModel } from '../activity-model.ts';

/** An activity in which participants fill in the form and submit, without a vote. */
export const handleModel: ActivityModel<'handle'> = {
  kind: 'handle',
  enter(context, token, activity) {
    enterHumanActivity(context, token, activity, () => resolveParticipants(context, { ...activity, whenInitiator: 'allow' }));
  },
  settle(context, visit, activity) {
    if (settleVotes(context, visit, activity) === null) return;
    const { token } = context.state.visits[visit]!;
    completeActivity(context, token, null);
    leaveActivity(context, token);
  },
  grant: (activity) => activity.permission ?? activityGrants.handle,
};
