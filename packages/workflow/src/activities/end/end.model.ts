import { reachEnd } from '../../flow/block-run.ts';
import type { ActivityModel } from '../activity-model.ts';

/** Ends the branch; the instance is completed once no token is left. */
export const endModel: ActivityModel<'end'> = {
  kind: 'end',
  enter: (context, token) => reachEnd(context, token),
};
