import type { Activity, ActivityKind } from '@inkstone/schema';
import type { ActivityModel } from '../activities/activity-model.ts';
import { modelOf } from '../activities/models.ts';
import { isSignal } from '../command.ts';
import { childrenOf } from '../instance-query.ts';
import type { Turn } from '../turn.ts';

type RunningModel = Required<Pick<ActivityModel<ActivityKind>, 'finish' | 'fail'>>;

interface Running {
  readonly activity: Activity;
  readonly model: RunningModel;
}

/**
 * The activity in whose open visit something runs. Refused as processed when that is over, so that a signal told twice, or too late,
 * changes nothing; and to whoever is a person.
 */
export function requireRunning(turn: Turn, visitId: string, what: 'service' | 'children'): Running {
  if (!isSignal(turn.command)) turn.refuse('ActionNotOffered');
  const visit = turn.state.visits[visitId];
  const activity = visit && turn.index.activities.get(visit.activity);
  if (!activity || visit.status !== 'open') turn.refuse('TaskProcessed');
  const model = modelOf(activity);
  const hasChildren = childrenOf(turn.state, visitId).length > 0;
  if (!runs(model) || hasChildren !== (what === 'children')) turn.refuse('TaskProcessed');
  return { activity, model };
}

function runs(model: Partial<RunningModel>): model is RunningModel {
  return 'finish' in model && 'fail' in model;
}
