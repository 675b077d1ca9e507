import type { Db } from '../../../platform/db/database.ts';
import type { Worker } from '../../../platform/jobs/jobs.ts';
import type { DueTimer } from './due-timers.ts';
import { sendSignal } from './send-signal.ts';
import type { JobEnvironment } from './system-context.ts';

/** Signals an instance that a timer is due. Idempotent; a timer that is no longer awaited has no effect. */
export function fireTimer(db: Db, { instanceId, timerId, at }: DueTimer, environment: JobEnvironment): Promise<void> {
  // Due by the database's clock; the clock of this process may be behind it.
  const now = () => new Date(Math.max(environment.now().getTime(), Date.parse(at)));
  return sendSignal(db, { ...environment, now }, instanceId, { action: 'TimerFired', timerId });
}

/** The worker that fires timers as they become due. */
export function timerWorker(db: Db, environment: JobEnvironment): Worker {
  return { queue: 'workflow-timer', run: (data) => fireTimer(db, data as DueTimer, environment) };
}
