import pg from 'pg';

export type Result = pg.QueryResult<Record<string, unknown>>;

/** A text with its values, and the name by which it is prepared, if it is. */
export interface Statement {
  readonly name?: string;
  readonly text: string;
  readonly values: unknown[];
}

/** A statement that is prepared under its own text, so that it can be repeated by its name. */
export interface Named extends Statement {
  readonly name: string;
}

const named = (text: string): Named => ({ name: text, text, values: [] });
export const begin = named('begin');
export const commit = named('commit');

/** The statements that travel with another one; the connection must have prepared them. */
export interface Companions {
  readonly before: Named | undefined;
  readonly after: Named | undefined;
}

/** The messages of the extended query protocol that the driver's queries send. */
interface Messages {
  bind(message: { readonly statement: string }): void;
  execute(message: { readonly portal?: string }): void;
  sync(): void;
}

type Answer = (error: Error | null, results: readonly Result[]) => void;

interface DriverQuery {
  readonly portal: string;
  prepare(messages: Messages): void;
  _getRows(messages: Messages, rows: number | undefined): void;
}

/** The types of the driver leave out what its own queries override. */
const DriverQuery = pg.Query as unknown as new (statement: Statement, answer: Answer) => DriverQuery;

/**
 * Runs statements in one message. All of them belong to the same synchronization of the protocol: after one that fails PostgreSQL skips the
 * rest, so that nothing runs outside of a transaction that could not begin, and nothing commits what is incomplete.
 */
class BatchedQuery extends DriverQuery {
  readonly #companions: Companions;

  constructor(statement: Statement, companions: Companions, answer: Answer) {
    super(statement, answer);
    this.#companions = companions;
  }

  override prepare(messages: Messages): void {
    send(this.#companions.before, messages);
    super.prepare(messages);
  }

  override _getRows(messages: Messages): void {
    messages.execute({ portal: this.portal });
    send(this.#companions.after, messages);
    messages.sync();
  }
}

function send(companion: Named | undefined, messages: Messages): void {
  if (!companion) return;
  messages.bind({ statement: companion.name });
  messages.execute({});
}

/** Runs a statement that has values together with its companions, and returns its result. `send` passes the query to the driver. */
export function runBatched(statement: Statement, companions: Companions, send: (query: never) => void): Promise<Result> {
  return new Promise((resolve, reject) => {
    const place = companions.before ? 1 : 0;
    const answer: Answer = (error, results) => (error ? reject(error) : resolve(results[place]!));
    send(new BatchedQuery(statement, companions, answer) as never);
  });
}
