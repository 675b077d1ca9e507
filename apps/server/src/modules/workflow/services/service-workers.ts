import type { Db } from '../../../platform/db/database.ts';
import type { Worker } from '../../../platform/jobs/jobs.ts';
import type { Surroundings } from '../signals/system-context.ts';
import { failService, runService, type ServiceTools } from './run-service.ts';
import type { ServiceJob } from './service-jobs.ts';

/** Runs services as they are come to, and makes an exception of what failed at every attempt. */
export function serviceWorkers(db: Db, surroundings: Surroundings, tools: ServiceTools): readonly Worker[] {
  return [
    { queue: 'workflow-service', run: (data, { signal }) => runService(db, surroundings, { ...tools, signal }, data as ServiceJob) },
    {
      queue: 'workflow-service-failed',
      run: (data, { error }) => failService(db, surroundings, data as ServiceJob, { class: 'system', detail: error ?? 'no answer' }),
    },
  ];
}
