import { fullPermission } from '@inkstone/schema';
import { completeActivity, enterHumanActivity, goOn, settleVotes } from '../../flow/human-activity.ts';
import { resolveParticipants } from '../../flow/participants.ts';
import type { ActivityModel } from '../activity-model.ts';

/** Participants fill in and submit, without a vote. */
export const handleModel: ActivityModel<'handle'> = {
  kind: 'handle',
  enter(turn, token, activity) {
    enterHumanActivity(turn, token, activity, () => resolveParticipants(turn, { ...activity, whenInitiator: 'allow' }));
  },
  settle(turn, visit, activity) {
    if (settleVotes(turn, visit, activity) === null) return;
    const { token } = turn.state.visits[visit]!;
    completeActivity(turn, token, null);
    goOn(turn, token);
  },
  grant: (activity) => activity.permission ?? fullPermission,
};
