import { reachEnd } from '../../flow/block-run.ts';
import type { ActivityModel } from '../activity-model.ts';

/** Ends the branch; with no token left the instance is complete. */
export const endModel: ActivityModel<'end'> = {
  kind: 'end',
  enter: (turn, token) => reachEnd(turn, token),
};
