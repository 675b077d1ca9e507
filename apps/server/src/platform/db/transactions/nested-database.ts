import {
  CompiledQuery,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
} from 'kysely';
import type { QueryResultRow } from 'pg';
import type { Database, OpenedDb, Trx } from '../database.ts';
import type { Statement } from '../statements/batched-query.ts';
import { notLast } from '../statements/last-statement.ts';
import { severalStatements } from '../statements/sent-together.ts';
import type { Prepared } from '../statements/prepared.ts';

/** What of a transaction a nested database uses. */
export type OuterTransaction = Pick<Trx, 'executeQuery'>;

/**
 * Returns a database whose transactions are savepoints of `trx`: each can be rolled back on its own, and all are rolled back with `trx`.
 * Work that begins its own transactions becomes atomic that way. One of them runs at a time, the others wait their turn. `onStatement` is
 * called for every statement.
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
      if (query.sql === severalStatements) return oneByOne(query.parameters[0] as readonly Statement[]) as Promise<QueryResult<R>>;
      onStatement(query.sql);
      return trx.executeQuery(notLast(query) as CompiledQuery<R>);
    },
    streamQuery: () => {
      throw new Error('streaming is not supported within a transaction');
    },
  };
  // The outer transaction may read other tables than a statement names, for which it looks at its text.
  const oneByOne = async (statements: readonly Statement[]): Promise<QueryResult<unknown[]>> => {
    const rows: unknown[][] = [];
    for (const { text, values } of statements) rows.push((await connection.executeQuery(CompiledQuery.raw(text, [...values]))).rows);
    return { rows };
  };
  const turns = createTurns();
  // A committed savepoint is released together with the next one, which saves a round trip.
  let isCommitted = false;
  const run = async (...statements: readonly string[]): Promise<void> => {
    await trx.executeQuery(CompiledQuery.raw(statements.join('; ')));
  };
  return {
    init: () => Promise.resolve(),
    acquireConnection: () => Promise.resolve(connection),
    async beginTransaction() {
      await turns.take();
      await run(...(isCommitted ? ['release savepoint part'] : []), 'savepoint part');
      isCommitted = false;
    },
    commitTransaction() {
      isCommitted = true;
      turns.end();
      return Promise.resolve();
    },
    async rollbackTransaction() {
      try {
        await run('rollback to savepoint part', 'release savepoint part');
      } finally {
        turns.end();
      }
    },
    releaseConnection: () => Promise.resolve(),
    destroy: () => Promise.resolve(),
  };
}

/** How long a part waits for those before it: one that is begun within another would wait for ever. */
const patienceMilliseconds = 10_000;

function createTurns() {
  let last: Promise<void> = Promise.resolve();
  let end = (): void => undefined;
  return {
    async take(): Promise<void> {
      const before = last;
      const { promise, resolve } = Promise.withResolvers<void>();
      last = promise;
      const { promise: late, reject } = Promise.withResolvers<never>();
      const timer = setTimeout(() => reject(new Error('a nested transaction is already running')), patienceMilliseconds);
      try {
        await Promise.race([before, late]);
      } catch (error) {
        void before.then(resolve);
        throw error;
      } finally {
        clearTimeout(timer);
      }
      end = resolve;
    },
    end: (): void => end(),
  };
}
