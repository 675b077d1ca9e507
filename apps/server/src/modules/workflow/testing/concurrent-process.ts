import { flushCompileCache } from 'node:module';
import { pino } from 'pino';
import { openDatabase } from '../../../platform/db/open-database.ts';
import { modules } from '../../../modules.ts';
import { connectModules } from '../../../platform/http/module.ts';
import { startJobs } from '../../../platform/jobs/jobs.ts';
import { createWebhookSender } from '../../../platform/webhook/send-webhook.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { childWorkers, migrationWorker, serviceWorkers } from '../index.ts';
import { WorkflowScene } from '../../../testing/workflow-scene.ts';

/** The instructions for a process of a concurrency test. */
export interface ProcessTask {
  readonly connection: {
    readonly host: string;
    readonly port: number;
    readonly user: string;
    readonly password: string;
    readonly database: string;
  };
  /** Tries to agree to all of the items, as fast as possible. */
  readonly agree?: { readonly account: string; readonly items: readonly (readonly [instance: string, item: string])[] };
  /** Processes the queues until it is ended. */
  readonly work?: { readonly secret: string };
}

const task = JSON.parse(process.argv[2]!) as ProcessTask;
const log = pino({ level: 'silent' });
const database = { ...openDatabase(task.connection, log, 5), connection: task.connection };

connectModules(modules);

if (task.agree) {
  const scene = await WorkflowScene.over(database);
  let accepted = 0;
  for (const [instance, itemId] of task.agree.items) {
    try {
      await scene.act(task.agree.account, instance, { action: 'Agree', itemId });
      accepted += 1;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  }
  process.stdout.write(`${accepted}\n`);
  await database.close();
}

if (task.work) {
  const environment = { timeZone: 'Asia/Taipei', log, now: () => new Date() };
  const webhooks = createWebhookSender({ secret: Buffer.from(task.work.secret), now: environment.now, privateHosts: ['127.0.0.1'] });
  const workers = [
    ...childWorkers(database.db, environment),
    ...serviceWorkers(database.db, environment, { webhooks, rules: [] }),
    migrationWorker(database.db, environment),
  ];
  await startJobs({ pool: database.pool, connection: task.connection, timeZone: 'UTC', log, jobs: [], workers });
  process.stdout.write('ready\n');
  // A killed process would not write it.
  flushCompileCache();
}
