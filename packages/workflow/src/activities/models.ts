import type { Activity, ActivityKind } from '@inkstone/schema';
import type { ActivityModel } from './activity-model.ts';
import { approveModel } from './approve/approve.model.ts';
import { circulateModel } from './circulate/circulate.model.ts';
import { endModel } from './end/end.model.ts';
import { exclusiveModel } from './exclusive/exclusive.model.ts';
import { handleModel } from './handle/handle.model.ts';
import { inclusiveModel } from './inclusive/inclusive.model.ts';
import { parallelModel } from './parallel/parallel.model.ts';
import { serviceModel } from './service/service.model.ts';
import { startModel } from './start/start.model.ts';
import { subprocessModel } from './subprocess/subprocess.model.ts';
import { timerModel } from './timer/timer.model.ts';

/** Every activity kind; a missing one is a type error. */
export const activityModels: { readonly [K in ActivityKind]: ActivityModel<K> } = {
  start: startModel,
  approve: approveModel,
  handle: handleModel,
  circulate: circulateModel,
  exclusive: exclusiveModel,
  parallel: parallelModel,
  inclusive: inclusiveModel,
  timer: timerModel,
  service: serviceModel,
  subprocess: subprocessModel,
  end: endModel,
};

/** Returns the model of an activity. The cast is safe: the key ties the model to its kind. */
export function modelOf(activity: Activity): ActivityModel<ActivityKind> {
  return activityModels[activity.kind] as unknown as ActivityModel<ActivityKind>;
}
