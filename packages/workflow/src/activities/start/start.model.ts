import { fullPermission } from '@inkstone/schema';
import { closeVisit } from '../../flow/token-move.ts';
import { completeActivity, enterHumanActivity, goOn } from '../../flow/human-activity.ts';
import type { Participant } from '../../instance-state.ts';
import type { ActivityModel } from '../activity-model.ts';

/** The initiator fills in and submits; returned rounds come back here. */
export const startModel: ActivityModel<'start'> = {
  kind: 'start',
  enter(turn, token, activity) {
    const initiator: Participant = { person: turn.state.initiator!, reason: { kind: 'initiator' } };
    enterHumanActivity(turn, token, activity, () => ({ kind: 'people', participants: [initiator] }));
  },
  settle(turn, visit) {
    const { token } = turn.state.visits[visit]!;
    closeVisit(turn, visit, 'submitted', 'decided');
    completeActivity(turn, token, null);
    goOn(turn, token);
  },
  grant: (activity) => activity.permission ?? fullPermission,
};
