import { enterJoin, splitInto } from '../../flow/branching.ts';
import { failToken } from '../../flow/token-move.ts';
import type { ActivityModel } from '../activity-model.ts';

/** The split takes every route; its join waits for all of them, then continues once. */
export const parallelModel: ActivityModel<'parallel'> = {
  kind: 'parallel',
  enter(context, token, activity) {
    if (activity.mode === 'join') return enterJoin(context, token, activity);
    const routes = context.index.routesFrom.get(activity.code) ?? [];
    if (routes.length === 0) return failToken(context, token.id, { at: 'entry', cause: 'no-route' });
    splitInto(context, token, activity, routes);
  },
};
