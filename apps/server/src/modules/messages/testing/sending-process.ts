import { flushCompileCache } from 'node:module';
import { pino } from 'pino';
import { openDatabase } from '../../../platform/db/open-database.ts';
import { startJobs } from '../../../platform/jobs/jobs.ts';
import { createWebhookSender } from '../../../platform/webhook/send-webhook.ts';
import { postWorker } from '../index.ts';

/** The database of a process that sends messages. */
export interface SendingTask {
  readonly connection: {
    readonly host: string;
    readonly port: number;
    readonly user: string;
    readonly password: string;
    readonly database: string;
  };
}

const { connection } = JSON.parse(process.argv[2]!) as SendingTask;
const log = pino({ level: 'silent' });
const now = () => new Date();
const { db, pool } = openDatabase(connection, log, 3);
const worker = postWorker(db, createWebhookSender({ secret: Buffer.from('secret'), now, privateHosts: ['127.0.0.1'] }), now);
const report = (word: string) => process.stdout.write(`${word}\n`);
const run: typeof worker.run = (data, turn) => worker.run(data, turn).finally(() => report('turn over'));
await startJobs({ pool, connection, timeZone: 'UTC', log, jobs: [], workers: [{ queue: worker.queue, run }] });
report('ready');
// A killed process would not write it.
flushCompileCache();
