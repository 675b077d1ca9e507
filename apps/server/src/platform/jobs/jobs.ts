import { PgBoss } from 'pg-boss';
import type pg from 'pg';
import type { Log } from '../log/log.ts';

/** Work that is due at some time: kept in the database, done by whichever process comes first. */
export interface Job {
  readonly name: string;
  /** When, as cron in the organisation's time zone. */
  readonly cron: string;
  run(): Promise<void>;
}

export interface Jobs {
  /** Waits for what is running, at most half a minute. */
  readonly stop: () => Promise<void>;
}

/** Starts the queue in its own schema over the pool of the application. */
export async function startJobs(options: {
  pool: pg.Pool;
  jobs: readonly Job[];
  timeZone: string;
  log: Pick<Log, 'error' | 'info'>;
}): Promise<Jobs> {
  const { pool, jobs, timeZone, log } = options;
  const boss = new PgBoss({
    schema: 'pgboss',
    db: { executeSql: (text, values) => pool.query(text, values) },
  });
  // What fails is tried again by the queue itself; a lost database is back a moment later.
  boss.on('error', (error) => log.error({ err: error }, 'the job queue failed'));
  await boss.start();
  for (const job of jobs) {
    await boss.createQueue(job.name, { policy: 'exclusive', retryLimit: 3, retryDelay: 60 });
    await boss.work(job.name, async () => {
      await job.run();
      log.info({ job: job.name }, 'a job is done');
    });
    await boss.schedule(job.name, job.cron, null, { tz: timeZone });
  }
  return { stop: () => boss.stop({ graceful: true, timeout: 30_000, close: false }) };
}
