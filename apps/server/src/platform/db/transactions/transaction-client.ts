import pg from 'pg';
import { runBatched, type Failed, type Result, type ResultReader, type Statement } from '../statements/batched-query.ts';
import { isOutdatedPlan, isUniqueViolation } from '../database-error.ts';
import { andCommit } from '../statements/last-statement.ts';
import { nameOf, renameAll } from '../statements/named-statements.ts';
import { andNext, sendWaiting, severalStatements, TakenAhead } from '../statements/sent-together.ts';

/**
 * A connection for the transactions of the server.
 *
 * It prepares the statements which transactions repeat: PostgreSQL then parses a text once and, where plans for any values are as good,
 * plans it once. Commands repeat a few statements; lists, which PostgreSQL plans by the values of their conditions, read outside of
 * transactions.
 *
 * A transaction begins together with its first statement and ends together with the one that is marked as its last, which saves round
 * trips; without a statement it does not begin. A statement may wait for the next one, and several may be sent together.
 */
export class TransactionClient extends pg.Client {
  #named = false;
  /** `beginning`: it begins with the next statement. `ended`: its last statement has committed it. */
  #state: 'none' | 'beginning' | 'open' | 'ended' = 'none';
  /** What goes ahead of the next statement. */
  #waiting: readonly Statement[] = [];
  readonly #reader: ResultReader = {
    known: new Map(),
    readerOf: (type) => (this as unknown as TypedClient).getTypeParser(type, 'text'),
  };

  override query = ((statement: unknown, values?: unknown, ...rest: unknown[]): unknown => {
    if (typeof statement !== 'string' || !Array.isArray(values) || rest.length > 0) return this.#sendOther(statement, values, ...rest);
    if (statement === begin.text) return this.#begin();
    if (statement === commit.text || statement === rollback) return this.#end(statement);
    if (statement === severalStatements) return this.#sendSeveral(values[0] as readonly Statement[]);
    if (statement === sendWaiting) return this.#sendWaiting();
    // A temporary view may stand in front of a table that a prepared statement has read.
    if (temporary.test(statement)) this.#named = false;
    const named = this.#nameable({ text: statement, values });
    return statement.endsWith(andNext) ? this.#wait(named) : this.#send(named);
  }) as pg.Client['query'];

  #begin(): Promise<Result> {
    this.#named = true;
    this.#state = 'beginning';
    return Promise.resolve(noRows('BEGIN'));
  }

  async #end(statement: string): Promise<Result> {
    const isCommit = statement === commit.text;
    const isOver = this.#state === 'ended';
    const hasBegun = this.#state !== 'beginning' || (isCommit && this.#waiting.length > 0);
    try {
      if (isOver && !isCommit) throw new Error('the transaction was committed with its last statement');
      if (isOver || !hasBegun) return noRows(statement.toUpperCase());
      return isCommit ? (await this.#run([commit]))[0]! : await super.query(statement);
    } finally {
      this.#named = false;
      this.#state = 'none';
      this.#waiting = [];
    }
  }

  #nameable({ text, values }: Statement): Statement {
    return { name: this.#named ? nameOf(text) : undefined, text, values };
  }

  async #wait(statement: Statement): Promise<Result> {
    if (this.#state === 'none') return this.#send(statement);
    this.#waiting = [...this.#waiting, statement];
    return noRows('');
  }

  async #send(statement: Statement): Promise<Result> {
    if (this.#state === 'none') return super.query(statement as pg.QueryConfig);
    // Without values there may be several statements in one text, which only travels alone; what is prepared is one.
    if (statement.values.length === 0 && statement.name === undefined) {
      if (this.#state === 'beginning' || this.#waiting.length > 0) await this.#run([]);
      return super.query(statement as pg.QueryConfig);
    }
    if (!statement.text.endsWith(andCommit)) return (await this.#run([statement]))[0]!;
    const [result] = await this.#run([statement, commit]);
    this.#state = 'ended';
    return result!;
  }

  async #sendSeveral(statements: readonly Statement[]): Promise<Result> {
    const results = await this.#run(statements.map((each) => this.#nameable(each)));
    return { ...noRows(''), rows: results.map(({ rows }) => rows) as never };
  }

  async #sendWaiting(): Promise<Result> {
    if (this.#waiting.length > 0) await this.#run([]);
    return noRows('');
  }

  /** Runs the statements after what begins the transaction and what waits, in one message. */
  async #run(statements: readonly Statement[]): Promise<readonly Result[]> {
    const ahead = [...(this.#state === 'beginning' ? [begin] : []), ...this.#waiting];
    this.#waiting = [];
    if (this.#state === 'beginning') this.#state = 'open';
    try {
      const results = await runBatched([...ahead, ...statements], this.#reader, (query) => void super.query(query));
      return results.slice(ahead.length);
    } catch (failed) {
      const { error, at } = failed as Failed;
      if (isOutdatedPlan(error)) renameAll();
      throw at < ahead.length && isUniqueViolation(error) ? new TakenAhead(error.message) : error;
    }
  }

  #sendOther(...parts: unknown[]): unknown {
    if (this.#state === 'beginning') throw new Error('a transaction takes texts with their values only');
    return super.query(...(parts as [string]));
  }
}

/** The driver's types know only readers of types that they list. */
interface TypedClient {
  getTypeParser(type: number, format: 'text'): (text: string) => unknown;
}

const named = (text: string): Statement => ({ name: text, text, values: [] });
const begin = named('begin');
const commit = named('commit');

const rollback = 'rollback';
const temporary = /^\s*create temp/;

const noRows = (command: string): Result => ({ command, rowCount: null, oid: 0, fields: [], rows: [] });
