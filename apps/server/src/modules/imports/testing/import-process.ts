import { flushCompileCache } from 'node:module';
import { pino } from 'pino';
import { openDatabase } from '../../../platform/db/open-database.ts';
import { openDiskStore } from '../../../platform/files/disk-store.ts';
import { modules } from '../../../modules.ts';
import { connectModules } from '../../../platform/http/module.ts';
import { startJobs } from '../../../platform/jobs/jobs.ts';
import { importWorkers, runImport } from '../run-import.ts';

/** The task of a process that tests may kill. */
export interface ImportTask {
  readonly connection: {
    readonly host: string;
    readonly port: number;
    readonly user: string;
    readonly password: string;
    readonly database: string;
  };
  readonly folder: string;
  /** The import to continue; undefined: process the queue until SIGTERM. */
  readonly importId?: string;
}

const task = JSON.parse(process.argv[2]!) as ImportTask;
const log = pino({ level: 'silent' });
const { db, pool } = openDatabase(task.connection, log, 5);
const files = await openDiskStore(task.folder);
const tools = { db, files, log, now: () => new Date(), timeZone: 'Asia/Taipei' };
connectModules(modules);
process.stdout.write('ready\n');
// A killed process would not write it.
flushCompileCache();
if (task.importId === undefined) {
  const jobs = await startJobs({ pool, connection: task.connection, timeZone: 'UTC', log, jobs: [], workers: importWorkers(tools) });
  process.on('SIGTERM', () => {
    void jobs.stop().then(() => process.exit(0));
    process.stdout.write('stopping\n');
  });
} else await runImport(tools, task.importId);
