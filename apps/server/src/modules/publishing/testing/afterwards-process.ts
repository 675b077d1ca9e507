import { pino } from 'pino';
import { openDatabase } from '../../../platform/db/open-database.ts';
import { buildIndexes } from '../../apps/index.ts';
import { runValueCopy } from '../value-copy/run-value-copy.ts';

/** The argument of a test process that does what follows a publication: it builds the indexes of a model and copies values. */
export interface AfterwardsTask {
  readonly connection: {
    readonly host: string;
    readonly port: number;
    readonly user: string;
    readonly password: string;
    readonly database: string;
  };
  readonly schemaCode: string;
  readonly copyId: string;
}

const { connection, schemaCode, copyId } = JSON.parse(process.argv[2]!) as AfterwardsTask;
const log = pino({ level: 'silent' });
const { db } = openDatabase(connection, log, 3);
await Promise.all([buildIndexes(db, schemaCode), runValueCopy(db, copyId, { log, timeZone: 'Asia/Taipei', now: () => new Date() })]);
