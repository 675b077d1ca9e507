import type { Activity, ActivityKind } from '@inkstone/schema';
import type { ActivityModel } from '../activities/activity-model.ts';
import { modelOf } from '../activities/models.ts';
import { isSignal } from '../state/command.ts';
import { childrenOf } from '../state/instance-query.ts';
import type { DecisionContext } from '../decision-context.ts';

type RunningModel = Required<Pick<ActivityModel<ActivityKind>, 'finish' | 'fail'>>;

interface Running {
  readonly activity: Activity;
  readonly model: RunningModel;
}

/**
 * Returns the activity in whose open visit a service or children run. Otherwise refuses with `TaskProcessed`, so that a repeated or late
 * signal changes nothing; refuses people with `ActionNotOffered`.
 */
export function requireRunning(context: DecisionContext, visitId: string, what: 'service' | 'children'): Running {
  if (!isSignal(context.command)) context.refuse('ActionNotOffered');
  const visit = context.state.visits[visitId];
  const activity = visit && context.index.activities.get(visit.activity);
  if (!activity || visit.status !== 'open') context.refuse('TaskProcessed');
  const model = modelOf(activity);
  const hasChildren = childrenOf(context.state, visitId).length > 0;
  if (!runs(model) || hasChildren !== (what === 'children')) context.refuse('TaskProcessed');
  return { activity, model };
}

function runs(model: Partial<RunningModel>): model is RunningModel {
  return 'finish' in model && 'fail' in model;
}
