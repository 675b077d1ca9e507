import { PgBoss, type JobWithMetadata } from 'pg-boss';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { concurrencyLimit } from '../db/concurrency-limit.ts';
import type { Log } from '../log/log.ts';
import { startHeartbeat } from './heartbeat.ts';
import { checkMilliseconds, type JobAttempt } from './heartbeat-protocol.ts';
import { createJobIndexes } from './job-indexes.ts';
import { returnJob, reassignOrphanedJobs } from './orphaned-jobs.ts';
import { queues, type QueueName, type QueueSettings } from './queues.ts';
import { queuesWithDueJobs } from './waiting-jobs.ts';

/** A scheduled job, stored in the database. At each time one process of the installation runs it. */
export interface Job {
  readonly name: string;
  /** A cron expression in the time zone of the organisation. */
  readonly cron: string;
  run(signal: AbortSignal): Promise<void>;
}

/** The job that a worker runs. */
export interface JobContext {
  /** The id of the job; the same at every attempt. */
  readonly id: string;
  /** In a dead-letter queue the error of the last attempt in the original queue; null otherwise. */
  readonly error: string | null;
  /**
   * Aborted when the process stops, or when another process took the job over after missing heartbeats. The worker must then throw at the
   * next row. The next attempt continues the work; the interrupted one does not count as failed.
   */
  readonly signal: AbortSignal;
}

/**
 * Runs the jobs of a queue. A job that throws is retried. A job may run twice, even at the same time, if a living process missed its
 * heartbeats; the work must be idempotent.
 */
export interface Worker {
  readonly queue: QueueName;
  readonly run: (data: unknown, context: JobContext) => Promise<void>;
}

export interface Jobs {
  /** Aborts the running jobs, waits six seconds for them to end, and returns the others to their queues. */
  readonly stop: () => Promise<void>;
}

const stopMilliseconds = 6_000;

/** Starts the queues, in their own schema, over the connection pool of the application. */
export async function startJobs(options: {
  pool: pg.Pool;
  /** The database of the pool; the heartbeat opens its own connection. */
  connection: string | pg.ClientConfig;
  jobs: readonly Job[];
  workers?: readonly Worker[];
  timeZone: string;
  log: Pick<Log, 'error' | 'warn' | 'info'>;
}): Promise<Jobs> {
  const { pool, jobs, workers = [], timeZone, log } = options;
  const boss = createQueue(pool);
  // pg-boss retries by itself, also after the connection to the database was lost.
  boss.on('error', (error) => log.error({ err: error }, 'the job queue failed'));
  await boss.start();
  const present = await makeQueues(boss);
  await createJobIndexes(pool);

  const heartbeat = startHeartbeat(options.connection, log);
  const stopping = new AbortController();
  const running = new Map<JobAttempt, Promise<void>>();

  /** Completes each job on its own: a finished job does not wait for the others of its batch. */
  async function runJob(job: JobWithMetadata<unknown>, run: Worker['run']): Promise<void> {
    const attempt = { name: job.name, id: job.id, retryCount: job.retryCount };
    const { lost, drop } = heartbeat.hold(attempt);
    try {
      stopping.signal.throwIfAborted();
      await run(job.data, { id: job.id, error: messageOf(job.sourceOutput), signal: AbortSignal.any([stopping.signal, lost]) });
      await boss.complete(job.name, attempt);
    } catch (error) {
      if (stopping.signal.aborted) await returnJob(pool, attempt);
      else await boss.fail(job.name, attempt, { message: error instanceof Error ? error.message : String(error) });
    } finally {
      drop();
    }
  }
  const begin = (job: JobWithMetadata<unknown>, run: Worker['run']): Promise<void> => {
    const done = runJob(job, run)
      // The result could not be written. Without heartbeats the job counts as orphaned and is reassigned.
      .catch((error: unknown) => log.error({ err: error, queue: job.name }, 'the result of a job could not be written'))
      .finally(() => running.delete(job));
    running.set(job, done);
    return done;
  };

  const fetchers = new Map<string, string>();
  const work = async (queue: string, run: Worker['run']): Promise<void> => {
    const fetcher = await boss.work(queue, fetching, async (taken) => void (await Promise.all(taken.map((job) => begin(job, run)))));
    fetchers.set(queue, fetcher);
  };
  for (const { queue, run } of workers) {
    await work(queue, run);
  }
  for (const job of jobs) {
    if (!present.has(job.name)) await boss.createQueue(job.name, { policy: 'exclusive', retryLimit: 3, retryDelay: 60 });
    const run: Worker['run'] = async (_, { signal }) => {
      await job.run(signal);
      log.info({ job: job.name }, 'a scheduled job has run');
    };
    await work(job.name, run);
    await boss.schedule(job.name, job.cron, null, { tz: timeZone });
  }
  const check = everySecond(log, async () => {
    const orphaned = await reassignOrphanedJobs(pool, boss);
    if (orphaned.length > 0) log.warn({ jobs: orphaned.map(({ name, id }) => `${name} ${id}`) }, 'orphaned jobs were reassigned');
    for (const queue of await queuesWithDueJobs(pool)) if (fetchers.has(queue)) boss.notifyWorker(fetchers.get(queue)!);
  });

  async function end(): Promise<void> {
    check.stop();
    stopping.abort(new Error('the process stops'));
    const stopped = boss.stop({ graceful: true, timeout: stopMilliseconds + 1_000, close: false });
    await Promise.race([Promise.all(running.values()), pause(stopMilliseconds, undefined, { ref: false })]);
    const unfinished = [...running.keys()];
    if (unfinished.length > 0) log.warn({ queues: unfinished.map(({ name }) => name) }, 'jobs did not stop in time and were returned');
    for (const attempt of unfinished) await returnJob(pool, attempt);
    // Jobs that do not end in time are not waited for.
    if (unfinished.length === 0) await stopped;
    else stopped.catch(() => undefined);
    await heartbeat.stop();
  }
  let ended: Promise<void> | null = null;
  return { stop: () => (ended ??= end()) };
}

/**
 * Fetches up to five jobs when told that some are due, further ones immediately while the queue is full. The interval only counts where the
 * check below fails.
 */
const fetching = { batchSize: 5, burstWhenBatchFull: true, includeMetadata: true, pollingIntervalSeconds: 30 } as const;

/** Looks for orphaned and for due jobs once a second; runs never overlap. */
function everySecond(log: Pick<Log, 'warn'>, look: () => Promise<void>): { stop(): void } {
  let isLooking = false;
  const check = async () => {
    if (isLooking) return;
    isLooking = true;
    try {
      await look();
    } catch (error) {
      log.warn({ err: error }, 'the check for due and orphaned jobs failed');
    } finally {
      isLooking = false;
    }
  };
  const timer = setInterval(() => void check(), checkMilliseconds);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}

/** pg-boss stores a thrown error as an object. */
function messageOf(output: object | null | undefined): string | null {
  return output && 'message' in output && typeof output.message === 'string' ? output.message : null;
}

/** Creates the tables of pg-boss and the queues of `enqueue`, without running any job. */
export async function prepareQueues(pool: pg.Pool): Promise<void> {
  const boss = createQueue(pool, { supervise: false, schedule: false });
  await boss.start();
  await makeQueues(boss);
  await boss.stop({ graceful: false, close: false });
}

/** All workers ask at once when they begin and at each interval; without a limit every one of them would open a connection. */
export const queueConnections = 3;

function createQueue(pool: pg.Pool, options: { supervise?: boolean; schedule?: boolean } = {}): PgBoss {
  const limit = concurrencyLimit(queueConnections);
  return new PgBoss({ schema: 'pgboss', db: { executeSql: (text, values) => limit(() => pool.query(text, values)) }, ...options });
}

/** Creates missing queues and changes those that have other settings. Returns the names of those that were present. */
async function makeQueues(boss: PgBoss): Promise<ReadonlySet<string>> {
  const present = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  for (const [name, settings] of Object.entries<QueueSettings>(queues)) {
    const queue = present.get(name);
    if (!queue) await boss.createQueue(name, settings);
    else if (hasOther(queue, settings)) await boss.updateQueue(name, settings);
  }
  return new Set(present.keys());
}

const hasOther = (queue: Partial<QueueSettings>, settings: QueueSettings): boolean =>
  Object.entries(settings).some(([name, value]) => queue[name as keyof QueueSettings] !== value);
