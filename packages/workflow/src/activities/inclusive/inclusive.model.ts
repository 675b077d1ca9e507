import { enterJoin, splitInto } from '../../flow/branching.ts';
import { evaluateRoutes, failToken } from '../../flow/token-move.ts';
import type { ActivityModel } from '../activity-model.ts';

/** The split takes every route whose condition holds, otherwise the default; its join waits for exactly the branches taken. */
export const inclusiveModel: ActivityModel<'inclusive'> = {
  kind: 'inclusive',
  enter(context, token, activity) {
    if (activity.mode === 'join') return enterJoin(context, token, activity);
    const routes = context.index.routesFrom.get(activity.code) ?? [];
    const holding = evaluateRoutes(
      context,
      routes.filter((route) => !route.default),
    );
    if (typeof holding === 'string') return failToken(context, token.id, { at: 'entry', cause: 'condition', detail: holding });
    const taken = holding.length > 0 ? holding : routes.filter((route) => route.default);
    if (taken.length === 0) return failToken(context, token.id, { at: 'entry', cause: 'no-route' });
    splitInto(context, token, activity, taken);
  },
};
