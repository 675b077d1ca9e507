import { leaveByRoute } from '../../flow/token-move.ts';
import type { ActivityModel } from '../activity-model.ts';

/** Takes the first route in order whose condition holds, otherwise the default. */
export const exclusiveModel: ActivityModel<'exclusive'> = {
  kind: 'exclusive',
  enter(context, token) {
    leaveByRoute(context, token.id, 'agree');
  },
};
