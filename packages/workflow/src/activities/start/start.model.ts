import { activityGrants } from '@inkstone/schema';
import { closeVisit } from '../../flow/token-move.ts';
import { completeActivity, enterHumanActivity, leaveActivity } from '../../flow/human-activity.ts';
import type { Participant } from '../../state/instance-state.ts';
import type { ActivityModel } from '../activity-model.ts';

/** The initiator fills in the form and submits; returned rounds come back here. */
export const startModel: ActivityModel<'start'> = {
  kind: 'start',
  enter(context, token, activity) {
    const initiator: Participant = { person: context.state.initiator!, reason: { kind: 'initiator' } };
    enterHumanActivity(context, token, activity, () => ({ kind: 'people', participants: [initiator] }));
  },
  settle(context, visit) {
    const { token } = context.state.visits[visit]!;
    closeVisit(context, visit, 'submitted', 'decided');
    completeActivity(context, token, null);
    leaveActivity(context, token);
  },
  grant: (activity) => activity.permission ?? activityGrants.start,
};
