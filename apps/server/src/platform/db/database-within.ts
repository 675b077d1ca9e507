import {
  CompiledQuery,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type DatabaseConnection,
  type Driver,
} from 'kysely';
import type { QueryResultRow } from 'pg';
import type { Database, OpenedDb, Trx } from './database.ts';
import type { Prepared } from './prepared.ts';

/**
 * A database whose transactions are parts of `trx`: each is kept or taken back by itself, all of them with `trx`. Work that begins
 * transactions of its own becomes one piece that way. One of them runs at a time. `told` hears of every statement.
 */
export function databaseWithin(trx: Trx, told: (statement: string) => void = () => undefined): OpenedDb {
  const db = new Kysely<Database>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => driverWithin(trx, told),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
  return Object.assign(db, { prepared: preparedWithin(trx, told) });
}

/** Planned for each time: what the transaction wrote is seen, which no other connection does. */
function preparedWithin(trx: Trx, told: (statement: string) => void): Prepared {
  return {
    async query<Row extends QueryResultRow>(text: string, values: readonly unknown[]) {
      told(text);
      const { rows } = await trx.executeQuery(CompiledQuery.raw(text, [...values]) as CompiledQuery<Row>);
      return rows;
    },
  };
}

function driverWithin(trx: Trx, told: (statement: string) => void): Driver {
  const connection: DatabaseConnection = {
    executeQuery<R>(query: CompiledQuery) {
      told(query.sql);
      return trx.executeQuery(query as CompiledQuery<R>);
    },
    streamQuery: () => {
      throw new Error('nothing is streamed within a transaction');
    },
  };
  let isRunning = false;
  // A savepoint that was kept is released with the next one, in one round trip.
  let isKept = false;
  const run = async (...statements: readonly string[]): Promise<void> => {
    await trx.executeQuery(CompiledQuery.raw(statements.join('; ')));
  };
  return {
    init: () => Promise.resolve(),
    acquireConnection: () => Promise.resolve(connection),
    async beginTransaction() {
      if (isRunning) throw new Error('one transaction within another runs already');
      isRunning = true;
      await run(...(isKept ? ['release savepoint part'] : []), 'savepoint part');
      isKept = false;
    },
    commitTransaction() {
      isRunning = false;
      isKept = true;
      return Promise.resolve();
    },
    async rollbackTransaction() {
      isRunning = false;
      await run('rollback to savepoint part', 'release savepoint part');
    },
    releaseConnection: () => Promise.resolve(),
    destroy: () => Promise.resolve(),
  };
}
