import pg from 'pg';

export type Result = pg.QueryResult<Record<string, unknown>>;

/** A text with its values, and the name by which it is prepared, if it is. */
export interface Statement {
  readonly name?: string;
  readonly text: string;
  readonly values: unknown[];
}

/** Prepared under its own name, so that it can be repeated without its text. */
export const begin = { name: 'begin', text: 'begin', values: [] as unknown[] } as const;

/** The messages of the extended query protocol that the driver's queries send. */
interface Messages {
  bind(message: { readonly statement: string }): void;
  execute(message: object): void;
}

interface DriverQuery {
  prepare(connection: Messages): void;
}

type Answer = (error: Error | null, results: readonly Result[]) => void;

/** The types of the driver leave out what its own queries override. */
const DriverQuery = pg.Query as unknown as new (statement: Statement, answer: Answer) => DriverQuery;

/**
 * Begins a transaction and runs its first statement in one message. PostgreSQL skips the statement if the transaction cannot begin, because
 * both belong to the same synchronization of the protocol. The connection must have prepared `begin`.
 */
class BeginningQuery extends DriverQuery {
  override prepare(connection: Messages): void {
    connection.bind({ statement: begin.name });
    connection.execute({});
    super.prepare(connection);
  }
}

/** Begins a transaction with a statement that has values and returns the result of the statement. `send` passes the query to the driver. */
export function beginningWith(statement: Statement, send: (query: never) => void): Promise<Result> {
  return new Promise((resolve, reject) => {
    // The first result is that of `begin`.
    const answer: Answer = (error, results) => (error ? reject(error) : resolve(results[1]!));
    send(new BeginningQuery(statement, answer) as never);
  });
}
