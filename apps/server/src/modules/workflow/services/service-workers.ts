import type { Db } from '../../../platform/db/database.ts';
import type { Worker } from '../../../platform/jobs/jobs.ts';
import type { JobEnvironment } from '../signals/system-context.ts';
import { failService, runService, type ServiceTools } from './run-service.ts';
import type { ServiceJob } from './service-jobs.ts';

/** Workers that run services as they are reached, and raise an exception when every attempt failed. */
export function serviceWorkers(db: Db, environment: JobEnvironment, tools: ServiceTools): readonly Worker[] {
  return [
    { queue: 'workflow-service', run: (data, { signal }) => runService(db, environment, { ...tools, signal }, data as ServiceJob) },
    {
      queue: 'workflow-service-failed',
      run: (data, { error }) => failService(db, environment, data as ServiceJob, { class: 'system', detail: error ?? 'no answer' }),
    },
  ];
}
