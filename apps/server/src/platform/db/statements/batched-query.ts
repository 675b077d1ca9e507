import pg from 'pg';

export type Result = pg.QueryResult<Record<string, unknown>>;

/** A text with its values, and the name by which it is prepared, if it is. */
export interface Statement {
  readonly name?: string | undefined;
  readonly text: string;
  readonly values: readonly unknown[];
}

/** How the rows of a statement are read: the names of its columns, the readers of their values, and a row to begin with. */
export interface Columns {
  readonly names: readonly string[];
  readonly readers: readonly ((text: string) => unknown)[];
  readonly empty: Readonly<Record<string, unknown>>;
}

/** What a connection knows about results. */
export interface ResultReader {
  /** Returns the reader of a column's type. */
  readonly readerOf: (type: number) => (text: string) => unknown;
  /** The columns of what the connection has prepared, by name. As long as it has a statement, the columns stay the same. */
  readonly known: Map<string, Columns>;
}

/** A failure of one of several statements that were sent together. */
export interface Failed {
  readonly error: Error;
  /** The place of the statement. */
  readonly at: number;
}

const noColumns: Columns = { names: [], readers: [], empty: {} };

/** The part of the driver's connection that its queries use; the driver's types leave it out. */
interface DriverConnection {
  readonly parsedStatements: Readonly<Record<string, string | undefined>>;
  parse(message: { readonly name: string; readonly text: string }): void;
  bind(message: { readonly statement: string; readonly values: readonly unknown[]; readonly valueMapper: unknown }): void;
  describe(message: { readonly type: 'P' }): void;
  execute(message: object): void;
  sync(): void;
  _send(bytes: Buffer): unknown;
}

interface RowDescription {
  readonly fields: readonly { readonly name: string; readonly dataTypeID: number }[];
}

/** Collects what a connection would send, in the form in which the driver's connection writes messages. */
class Messages {
  readonly #bytes: Buffer[];

  constructor(bytes: Buffer[]) {
    this.#bytes = bytes;
  }

  _send(part: Buffer): void {
    this.#bytes.push(part);
  }
}
Object.setPrototypeOf(Messages.prototype, pg.Connection.prototype as object);

/** The driver's way to write a value, which its types leave out too. */
const { prepareValue } = (pg as unknown as { readonly utils: { readonly prepareValue: unknown } }).utils;

/**
 * Runs statements in one message, in the place of a query of the driver, which calls the methods.
 *
 * All of them belong to the same synchronization of the protocol: after one that fails PostgreSQL skips the rest, so that nothing runs outside
 * of a transaction that could not begin, and nothing commits what is incomplete. The columns of a prepared statement are asked for once, and
 * all bytes are handed to the system at once: both cost more than what the statements of most commands do.
 */
class BatchedQuery {
  readonly #statements: readonly Statement[];
  readonly #reader: ResultReader;
  readonly #results: Result[] = [];
  #columns: Columns | null = null;
  #rows: Record<string, unknown>[] = [];
  #unreadable: Error | null = null;
  /** Called once. The driver replaces it where queries have a time limit. */
  callback: (error: Error | null, results: readonly Result[]) => void = () => undefined;

  constructor(statements: readonly Statement[], reader: ResultReader) {
    this.#statements = statements;
    this.#reader = reader;
  }

  /** The place of the statement that is being answered. */
  get at(): number {
    return this.#results.length;
  }

  /** By name and text the driver notes which statements its connection has prepared. */
  get name(): string | undefined {
    return this.#statements[this.at]?.name;
  }

  get text(): string | undefined {
    return this.#statements[this.at]?.text;
  }

  /** All that is sent, for tests that count messages. */
  get texts(): readonly string[] {
    return this.#statements.map(({ text }) => text);
  }

  submit(connection: DriverConnection): Error | null {
    const bytes: Buffer[] = [];
    const message = new Messages(bytes) as unknown as DriverConnection;
    const parsed = new Set<string>();
    try {
      for (const { name = '', text, values } of this.#statements) {
        if (connection.parsedStatements[name] === undefined && !parsed.has(name)) message.parse({ name, text });
        if (name !== '') parsed.add(name);
        message.bind({ statement: name, values, valueMapper: prepareValue });
        if (!this.#reader.known.has(name)) message.describe({ type: 'P' });
        message.execute({});
      }
    } catch (error) {
      return error as Error;
    }
    message.sync();
    connection._send(Buffer.concat(bytes));
    return null;
  }

  handleRowDescription({ fields }: RowDescription): void {
    const names = fields.map(({ name }) => name);
    const readers = fields.map(({ dataTypeID }) => this.#reader.readerOf(dataTypeID));
    this.#columns = { names, readers, empty: Object.fromEntries(names.map((name) => [name, null])) };
  }

  handleDataRow({ fields }: { readonly fields: readonly (string | null)[] }): void {
    const { names, readers, empty } = this.#columns ?? this.#knownColumns();
    const row = { ...empty };
    try {
      for (let index = 0; index < fields.length; index += 1) {
        const text = fields[index]!;
        if (text !== null) row[names[index]!] = readers[index]!(text);
      }
    } catch (error) {
      this.#unreadable ??= error as Error;
    }
    this.#rows.push(row);
  }

  handleCommandComplete({ text }: { readonly text: string }): void {
    const { name } = this;
    if (name !== undefined && !this.#reader.known.has(name)) this.#reader.known.set(name, this.#columns ?? noColumns);
    this.#results.push(resultOf(text, this.#rows));
    this.#columns = null;
    this.#rows = [];
  }

  handleEmptyQuery(): void {
    this.handleCommandComplete({ text: '' });
  }

  handleReadyForQuery(): void {
    this.callback(this.#unreadable, this.#results);
  }

  handleError(error: Error): void {
    this.callback(error, this.#results);
  }

  #knownColumns(): Columns {
    this.#columns = this.#reader.known.get(this.name ?? '') ?? noColumns;
    return this.#columns;
  }
}

/** The end of a command is its word, in an insert a zero, and the number of rows. */
function resultOf(end: string, rows: Record<string, unknown>[]): Result {
  const [command = '', ...numbers] = end.split(' ');
  const count = Number(numbers.at(-1));
  return { command, rowCount: numbers.length > 0 && Number.isInteger(count) ? count : null, oid: 0, fields: [], rows };
}

/** Runs statements in one message and returns their results. `send` passes the query to the driver. Fails with `Failed`. */
export function runBatched(
  statements: readonly Statement[],
  reader: ResultReader,
  send: (query: never) => void,
): Promise<readonly Result[]> {
  return new Promise((resolve, reject) => {
    const query = new BatchedQuery(statements, reader);
    query.callback = (error, results) => (error ? reject({ error, at: results.length } satisfies Failed) : resolve(results));
    send(query as never);
  });
}
