import { PgBoss, type JobWithMetadata } from 'pg-boss';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import type { Log } from '../log/log.ts';
import { startHeart } from './heart.ts';
import { lookMilliseconds, type Attempt } from './heartbeat.ts';
import { giveBack, giveOutLeftJobs, makeIndexOfActiveJobs } from './left-jobs.ts';
import { queues, type QueueName } from './queues.ts';

/** Work that is due at some time: kept in the database, done by whichever process comes first. */
export interface Job {
  readonly name: string;
  /** When, as cron in the organisation's time zone. */
  readonly cron: string;
  run(signal: AbortSignal): Promise<void>;
}

/** What a worker is told of the job it does. */
export interface Turn {
  /** The job's; the same when it is done again. */
  readonly id: string;
  /** Why it failed where it comes from, when it failed at every attempt there. */
  readonly error: string | null;
  /**
   * The process is to stop, or was silent for so long that another one does this job by now: throw at the next row. Whoever takes the job next
   * goes on, and it counts as no failed attempt.
   */
  readonly signal: AbortSignal;
}

/**
 * Does what transactions put into a queue. A throw leaves it there, to be tried again. It may be done twice, even at once, where a process is
 * taken for gone and is not; so what it does has to be the same done twice.
 */
export interface Worker {
  readonly queue: QueueName;
  readonly run: (data: unknown, turn: Turn) => Promise<void>;
}

export interface Jobs {
  /** Tells all that run to end at their next row, waits for them a few seconds, and gives back what goes on then. */
  readonly stop: () => Promise<void>;
}

const stopMilliseconds = 6_000;

/** Starts the queue in its own schema over the pool of the application. */
export async function startJobs(options: {
  pool: pg.Pool;
  /** What the pool connects to: who says that jobs go on has a connection of its own. */
  connection: string | pg.ClientConfig;
  jobs: readonly Job[];
  workers?: readonly Worker[];
  timeZone: string;
  log: Pick<Log, 'error' | 'warn' | 'info'>;
}): Promise<Jobs> {
  const { pool, jobs, workers = [], timeZone, log } = options;
  const boss = createQueue(pool);
  // What fails is tried again by the queue itself; a lost database is back a moment later.
  boss.on('error', (error) => log.error({ err: error }, 'the job queue failed'));
  await boss.start();
  await makeQueues(boss);
  await makeIndexOfActiveJobs(pool);

  const heart = startHeart(options.connection, log);
  const stopping = new AbortController();
  const running = new Map<Attempt, Promise<void>>();

  /** Ends each job by itself: one that is done does not wait for those that were taken with it. */
  async function carryOut(job: JobWithMetadata<unknown>, run: Worker['run']): Promise<void> {
    const attempt = { name: job.name, id: job.id, retryCount: job.retryCount };
    const { lost, drop } = heart.hold(attempt);
    try {
      stopping.signal.throwIfAborted();
      await run(job.data, { id: job.id, error: messageOf(job.sourceOutput), signal: AbortSignal.any([stopping.signal, lost]) });
      await boss.complete(job.name, attempt);
    } catch (error) {
      if (stopping.signal.aborted) await giveBack(pool, attempt);
      else await boss.fail(job.name, attempt, { message: error instanceof Error ? error.message : String(error) });
    } finally {
      drop();
    }
  }
  const begin = (job: JobWithMetadata<unknown>, run: Worker['run']): Promise<void> => {
    const done = carryOut(job, run)
      // The database could not be told; the job is given out again once nobody says that it goes on.
      .catch((error: unknown) => log.error({ err: error, queue: job.name }, 'what became of a job could not be kept'))
      .finally(() => running.delete(job));
    running.set(job, done);
    return done;
  };

  for (const { queue, run } of workers) {
    await boss.work(queue, fetching, async (taken) => void (await Promise.all(taken.map((job) => begin(job, run)))));
  }
  for (const job of jobs) {
    await boss.createQueue(job.name, { policy: 'exclusive', retryLimit: 3, retryDelay: 60 });
    const run: Worker['run'] = async (_, { signal }) => {
      await job.run(signal);
      log.info({ job: job.name }, 'a job is done');
    };
    await boss.work(job.name, fetching, async (taken) => void (await Promise.all(taken.map((each) => begin(each, run)))));
    await boss.schedule(job.name, job.cron, null, { tz: timeZone });
  }
  const look = lookForLeftJobs(pool, boss, log);

  async function end(): Promise<void> {
    look.stop();
    stopping.abort(new Error('the process stops'));
    const stopped = boss.stop({ graceful: true, timeout: stopMilliseconds + 1_000, close: false });
    await Promise.race([Promise.all(running.values()), pause(stopMilliseconds, undefined, { ref: false })]);
    const left = [...running.keys()];
    for (const attempt of left) await giveBack(pool, attempt);
    // Who does not end in time is not waited for by anybody.
    if (left.length === 0) await stopped;
    else stopped.catch(() => undefined);
    await heart.stop();
  }
  let ended: Promise<void> | null = null;
  return { stop: () => (ended ??= end()) };
}

/** A few at a time, and the next at once while there are more; else a look each second. */
const fetching = { batchSize: 5, burstWhenBatchFull: true, includeMetadata: true, pollingIntervalSeconds: 1 } as const;

/** Each second, never two looks at once. */
function lookForLeftJobs(pool: pg.Pool, boss: PgBoss, log: Pick<Log, 'warn'>): { stop(): void } {
  let isLooking = false;
  const look = async () => {
    if (isLooking) return;
    isLooking = true;
    try {
      const left = await giveOutLeftJobs(pool, boss);
      if (left.length > 0) log.warn({ jobs: left.map(({ name, id }) => `${name} ${id}`) }, 'jobs of a process that is gone are given out');
    } catch (error) {
      log.warn({ err: error }, 'jobs of processes that are gone could not be looked for');
    } finally {
      isLooking = false;
    }
  };
  const timer = setInterval(() => void look(), lookMilliseconds);
  timer.unref();
  return { stop: () => clearInterval(timer) };
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
