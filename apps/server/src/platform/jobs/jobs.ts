import { PgBoss, type JobResult, type JobWithMetadata } from 'pg-boss';
import type pg from 'pg';
import type { Log } from '../log/log.ts';
import { queues, type QueueName } from './queues.ts';

/** Work that is due at some time: kept in the database, done by whichever process comes first. */
export interface Job {
  readonly name: string;
  /** When, as cron in the organisation's time zone. */
  readonly cron: string;
  run(): Promise<void>;
}

/** Does what transactions put into a queue. A throw leaves it there, to be tried again. */
export interface Worker {
  readonly queue: QueueName;
  /** `failed`: why it failed where it comes from, when it failed at every attempt there. */
  readonly run: (data: unknown, failed?: { readonly error: string | null }) => Promise<void>;
}

export interface Jobs {
  /** Waits for what is running, at most half a minute. */
  readonly stop: () => Promise<void>;
}

/** Starts the queue in its own schema over the pool of the application. */
export async function startJobs(options: {
  pool: pg.Pool;
  jobs: readonly Job[];
  workers?: readonly Worker[];
  timeZone: string;
  log: Pick<Log, 'error' | 'info'>;
}): Promise<Jobs> {
  const { pool, jobs, workers = [], timeZone, log } = options;
  const boss = createQueue(pool);
  // What fails is tried again by the queue itself; a lost database is back a moment later.
  boss.on('error', (error) => log.error({ err: error }, 'the job queue failed'));
  await boss.start();
  await makeQueues(boss);
  for (const { queue, run } of workers) {
    await boss.work(queue, fetching, (waiting) => Promise.all(waiting.map((job) => settle(job, run))));
  }
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

/** A few at a time, each with an end of its own, and the next at once while there are more; else a look each second. */
const fetching = { batchSize: 5, burstWhenBatchFull: true, perJobResults: true, includeMetadata: true, pollingIntervalSeconds: 1 } as const;

async function settle({ id, data, sourceOutput }: JobWithMetadata<unknown>, run: Worker['run']): Promise<JobResult> {
  try {
    await run(data, { error: messageOf(sourceOutput) });
    return { id, status: 'completed' };
  } catch (error) {
    return { id, status: 'failed', output: { message: error instanceof Error ? error.message : String(error) } };
  }
}

/** The queue keeps a thrown error as an object. */
function messageOf(output: object | null | undefined): string | null {
  return output && 'message' in output && typeof output.message === 'string' ? output.message : null;
}

/** Makes the tables of the queue and the queues that transactions write to, without doing any work. */
export async function prepareQueues(pool: pg.Pool): Promise<void> {
  const boss = createQueue(pool, { supervise: false, schedule: false });
  await boss.start();
  await makeQueues(boss);
  await boss.stop({ graceful: false, close: false });
}

function createQueue(pool: pg.Pool, options: { supervise?: boolean; schedule?: boolean } = {}): PgBoss {
  return new PgBoss({ schema: 'pgboss', db: { executeSql: (text, values) => pool.query(text, values) }, ...options });
}

async function makeQueues(boss: PgBoss): Promise<void> {
  for (const [name, settings] of Object.entries(queues)) {
    if (await boss.getQueue(name)) await boss.updateQueue(name, settings);
    else await boss.createQueue(name, settings);
  }
}
