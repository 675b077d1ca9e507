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

/** What of a transaction a nested database uses. */
export type OuterTransaction = Pick<Trx, 'executeQuery'>;

/**
 * Returns a database whose transactions are savepoints of `trx`: each can be rolled back on its own, and all are rolled back with `trx`.
 * Work that begins its own transactions becomes atomic that way. Only one of them can run at a time. `onStatement` is called for every
 * statement.
 */
export function nestedDatabase(trx: OuterTransaction, onStatement: (statement: string) => void = () => undefined): OpenedDb {
  const db = new Kysely<Database>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => nestedDriver(trx, onStatement),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
  return Object.assign(db, { prepared: nestedPrepared(trx, onStatement) });
}

/** Statements are not prepared, because they must run on the connection of the transaction to see its changes. */
function nestedPrepared(trx: OuterTransaction, onStatement: (statement: string) => void): Prepared {
  return {
    async query<Row extends QueryResultRow>(text: string, values: readonly unknown[]) {
      onStatement(text);
      const { rows } = await trx.executeQuery(CompiledQuery.raw(text, [...values]) as CompiledQuery<Row>);
      return rows;
    },
  };
}

function nestedDriver(trx: OuterTransaction, onStatement: (statement: string) => void): Driver {
  const connection: DatabaseConnection = {
    executeQuery<R>(query: CompiledQuery) {
      onStatement(query.sql);
      return trx.executeQuery(query as CompiledQuery<R>);
    },
    streamQuery: () => {
      throw new Error('streaming is not supported within a transaction');
    },
  };
  let isRunning = false;
  // A committed savepoint is released together with the next one, which saves a round trip.
  let isCommitted = false;
  const run = async (...statements: readonly string[]): Promise<void> => {
    await trx.executeQuery(CompiledQuery.raw(statements.join('; ')));
  };
  return {
    init: () => Promise.resolve(),
    acquireConnection: () => Promise.resolve(connection),
    async beginTransaction() {
      if (isRunning) throw new Error('a nested transaction is already running');
      isRunning = true;
      await run(...(isCommitted ? ['release savepoint part'] : []), 'savepoint part');
      isCommitted = false;
    },
    commitTransaction() {
      isRunning = false;
      isCommitted = true;
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
