import { enterJoin, splitInto } from '../../flow/branching.ts';
import { failToken } from '../../flow/token-move.ts';
import type { ActivityModel } from '../activity-model.ts';

/** A split takes every route; its join waits for all of them, then goes on once. */
export const parallelModel: ActivityModel<'parallel'> = {
  kind: 'parallel',
  enter(turn, token, activity) {
    if (activity.mode === 'join') return enterJoin(turn, token, activity);
    const routes = turn.index.routesFrom.get(activity.code) ?? [];
    if (routes.length === 0) return failToken(turn, token.id, { at: 'entry', cause: 'no-route' });
    splitInto(turn, token, activity, routes);
  },
};
