import { enterJoin, splitInto } from '../../flow/branching.ts';
import { evaluateRoutes, failToken } from '../../flow/token-move.ts';
import type { ActivityModel } from '../activity-model.ts';

/** A split takes every route whose condition holds, else the default; its join waits for exactly the branches taken. */
export const inclusiveModel: ActivityModel<'inclusive'> = {
  kind: 'inclusive',
  enter(turn, token, activity) {
    if (activity.mode === 'join') return enterJoin(turn, token, activity);
    const routes = turn.index.routesFrom.get(activity.code) ?? [];
    const holding = evaluateRoutes(
      turn,
      routes.filter((route) => !route.default),
    );
    if (typeof holding === 'string') return failToken(turn, token.id, { at: 'entry', cause: 'condition', detail: holding });
    const taken = holding.length > 0 ? holding : routes.filter((route) => route.default);
    if (taken.length === 0) return failToken(turn, token.id, { at: 'entry', cause: 'no-route' });
    splitInto(turn, token, activity, taken);
  },
};
