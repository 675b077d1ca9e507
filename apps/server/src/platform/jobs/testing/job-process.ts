import { pino } from 'pino';
import { openDatabase } from '../../db/open-database.ts';
import { startJobs, type Worker } from '../jobs.ts';
import { queues, type QueueName } from '../queues.ts';

/** What a process that takes jobs is told to do with them. */
export interface JobProcessTask {
  readonly connection: {
    readonly host: string;
    readonly port: number;
    readonly user: string;
    readonly password: string;
    readonly database: string;
  };
  /** `hang`: never ends one. `busy`: does nothing else for so many milliseconds, and then ends it. */
  readonly how: 'hang' | { readonly busyMilliseconds: number };
  readonly queues: readonly QueueName[];
}

const task = JSON.parse(process.argv[2]!) as JobProcessTask;
const log = pino({ level: 'silent' });
const { pool } = openDatabase(task.connection, log, 3);

const say = (word: string, queue: string) => process.stdout.write(`${word} ${queue}\n`);
const run =
  (queue: QueueName): Worker['run'] =>
  async () => {
    say('taken', queue);
    if (task.how === 'hang') return new Promise(() => undefined);
    // Nothing of this thread runs meanwhile, no timer and no answer of the database.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, task.how.busyMilliseconds);
    say('ended', queue);
  };

const workers = (Object.keys(queues) as QueueName[])
  .filter((queue) => task.queues.includes(queue))
  .map((queue) => ({ queue, run: run(queue) }));
await startJobs({ pool, connection: task.connection, timeZone: 'UTC', log, jobs: [], workers });
say('ready', '');
