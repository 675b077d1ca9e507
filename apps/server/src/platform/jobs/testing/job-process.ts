import { flushCompileCache } from 'node:module';
import { pino } from 'pino';
import { openDatabase } from '../../db/open-database.ts';
import { startJobs, type Worker } from '../jobs.ts';
import { queues, type QueueName } from '../queues.ts';

/** The argument of a test process that runs jobs. */
export interface JobProcessTask {
  readonly connection: {
    readonly host: string;
    readonly port: number;
    readonly user: string;
    readonly password: string;
    readonly database: string;
  };
  /** `hang`: never completes a job. `busyMilliseconds`: blocks the thread for so long, then completes it. */
  readonly how: 'hang' | { readonly busyMilliseconds: number };
  readonly queues: readonly QueueName[];
}

const task = JSON.parse(process.argv[2]!) as JobProcessTask;
const log = pino({ level: 'silent' });
const { pool } = openDatabase(task.connection, log, 3);

const report = (word: string, queue: string) => process.stdout.write(`${word} ${queue}\n`);
const run =
  (queue: QueueName): Worker['run'] =>
  async () => {
    report('taken', queue);
    if (task.how === 'hang') return new Promise(() => undefined);
    // Blocks the thread: no timer and no database callback runs in the meantime.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, task.how.busyMilliseconds);
    report('ended', queue);
  };

const workers = (Object.keys(queues) as QueueName[])
  .filter((queue) => task.queues.includes(queue))
  .map((queue) => ({ queue, run: run(queue) }));
await startJobs({ pool, connection: task.connection, timeZone: 'UTC', log, jobs: [], workers });
report('ready', '');
// A killed process would not write it.
flushCompileCache();
