import type { Db } from '../../../platform/db/database.ts';
import type { Worker } from '../../../platform/jobs/jobs.ts';
import type { DueTimer } from './due-timers.ts';
import { giveSignal } from './give-signal.ts';
import type { Surroundings } from './system-context.ts';

/** Tells an instance that a time came. Told twice, or about a time that is no longer awaited, nothing happens. */
export function fireTimer(db: Db, { instanceId, timerId, at }: DueTimer, surroundings: Surroundings): Promise<void> {
  // Due by the database's clock; this process's may be behind it.
  const now = () => new Date(Math.max(surroundings.now().getTime(), Date.parse(at)));
  return giveSignal(db, { ...surroundings, now }, instanceId, { action: 'TimerFired', timerId });
}

/** Tells instances of their times as they become due. */
export function timerWorker(db: Db, surroundings: Surroundings): Worker {
  return { queue: 'workflow-timer', run: (data) => fireTimer(db, data as DueTimer, surroundings) };
}
