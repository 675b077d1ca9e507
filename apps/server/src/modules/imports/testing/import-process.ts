import { pino } from 'pino';
import { openDatabase } from '../../../platform/db/open-database.ts';
import { openDiskStore } from '../../../platform/files/disk-store.ts';
import { runImport } from '../run-import.ts';

/** What a process that may be killed is told to do. */
export interface ImportTask {
  readonly connection: {
    readonly host: string;
    readonly port: number;
    readonly user: string;
    readonly password: string;
    readonly database: string;
  };
  readonly folder: string;
  readonly importId: string;
}

const task = JSON.parse(process.argv[2]!) as ImportTask;
const log = pino({ level: 'silent' });
const { db } = openDatabase(task.connection, log, 3);
const files = await openDiskStore(task.folder);
process.stdout.write('ready\n');
await runImport({ db, files, log, now: () => new Date(), timeZone: 'Asia/Taipei' }, task.importId);
