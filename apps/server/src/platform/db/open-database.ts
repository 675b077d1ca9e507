import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Log } from '../log/log.ts';
import { connectionConfig } from './connection-config.ts';
import type { Database, OpenedDb } from './database.ts';
import { openPrepared } from './statements/prepared.ts';
import { TransactionClient } from './transactions/transaction-client.ts';

export interface OpenDatabase {
  readonly db: OpenedDb;
  readonly pool: pg.Pool;
  /** Closes the connections after their running statements. */
  readonly close: () => Promise<void>;
}

/** Connections are renewed now and then, so that what they have prepared does not grow for ever. */
const connectionSeconds = 1800;

/**
 * Opens the connection pool. A broken connection is only logged: an idle one is replaced at the next use, and within a transaction the next
 * statement fails.
 */
export function openDatabase(connection: string | pg.ClientConfig, log: Pick<Log, 'warn'>, size = 20): OpenDatabase {
  const pool = new pg.Pool({
    ...connectionConfig(connection),
    Client: TransactionClient,
    max: size,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 60_000,
    maxLifetimeSeconds: connectionSeconds,
  });
  let isClosing = false;
  pool.on('error', (error) => isClosing || log.warn({ reason: error.message }, 'a database connection broke'));
  pool.on('connect', (client) => client.on('error', () => undefined));
  const prepared = openPrepared(connectionConfig(connection), (error) => {
    if (!isClosing) log.warn({ reason: error.message }, 'a database connection broke');
  });
  const db = Object.assign(new Kysely<Database>({ dialect: new PostgresDialect({ pool }) }), { prepared });
  const close = async () => {
    isClosing = true;
    await Promise.all([db.destroy(), prepared.close()]);
  };
  return { db, pool, close };
}
