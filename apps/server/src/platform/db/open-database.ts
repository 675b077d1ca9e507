import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Log } from '../log/log.ts';
import type { Database, Db } from './database.ts';
import { openPrepared } from './prepared.ts';

export interface OpenDatabase {
  readonly db: Db;
  readonly pool: pg.Pool;
  /** Ends the connections after what is running on them. */
  readonly close: () => Promise<void>;
}

/** How a value of a PostgreSQL type arrives: a date stays the text it is, so that no time zone can move it; bigint and numeric stay exact texts, also in arrays. */
const { DATE, TIMESTAMP } = pg.types.builtins;
const typeParsers = new Map<number, (text: string) => unknown>([
  [DATE, (text) => text],
  [TIMESTAMP, (text) => text],
]);
const arraysOfTexts = new Set([1182, 1231]); // dates, numerics
const parseTextArray = pg.types.getTypeParser(1009 as (typeof pg.types.builtins)['TEXT'], 'text');
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') => {
    if (arraysOfTexts.has(oid)) return parseTextArray;
    return typeParsers.get(oid) ?? pg.types.getTypeParser(oid, format ?? 'text');
  }) as pg.CustomTypesConfig['getTypeParser'],
};

/** The settings of every connection, also of those that do not go through the pool. */
export function connectionConfig(connection: string | pg.ClientConfig): pg.ClientConfig {
  const given = typeof connection === 'string' ? parseConnection(connection) : connection;
  return {
    ...given,
    types,
    application_name: 'inkstone',
    options: `${given.options ?? ''} -c search_path=inkstone -c idle_in_transaction_session_timeout=60000`.trim(),
    keepAlive: true,
  };
}

/** What an address says of `options` would replace ours; it is taken out to be joined with them. */
function parseConnection(address: string): pg.ClientConfig {
  const url = new URL(address);
  const options = url.searchParams.get('options');
  url.searchParams.delete('options');
  return { connectionString: url.href, ...(options && { options }) };
}

/**
 * Opens the pool. A connection that breaks is only logged: an idle one is replaced at the next use, and one that breaks between two
 * statements of a transaction fails the next statement, which answers whoever waits for it.
 */
export function openDatabase(connection: string | pg.ClientConfig, log: Pick<Log, 'warn'>, size = 20): OpenDatabase {
  const pool = new pg.Pool({ ...connectionConfig(connection), max: size, connectionTimeoutMillis: 10_000, idleTimeoutMillis: 60_000 });
  pool.on('error', (error) => log.warn({ reason: error.message }, 'a database connection broke'));
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  const prepared = openPrepared(db, connectionConfig(connection), (error) =>
    log.warn({ reason: error.message }, 'a database connection broke'),
  );
  return { db, pool, close: async () => void (await Promise.all([db.destroy(), prepared.close()])) };
}
