import { leaveByRoute } from '../../flow/token-move.ts';
import type { ActivityModel } from '../activity-model.ts';

/** The first route in order whose condition holds, else the default. */
export const exclusiveModel: ActivityModel<'exclusive'> = {
  kind: 'exclusive',
  enter(turn, token) {
    leaveByRoute(turn, token.id, 'agree');
  },
};
