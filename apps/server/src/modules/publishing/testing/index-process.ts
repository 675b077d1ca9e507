import { pino } from 'pino';
import { openDatabase } from '../../../platform/db/open-database.ts';
import { buildIndexes } from '../../apps/index.ts';

/** The argument of a test process that builds the indexes of a model. */
interface IndexTask {
  readonly connection: {
    readonly host: string;
    readonly port: number;
    readonly user: string;
    readonly password: string;
    readonly database: string;
  };
  readonly schemaCode: string;
}

const { connection, schemaCode } = JSON.parse(process.argv[2]!) as IndexTask;
await buildIndexes(openDatabase(connection, pino({ level: 'silent' }), 3).db, schemaCode);
