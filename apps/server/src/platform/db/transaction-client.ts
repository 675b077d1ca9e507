import pg from 'pg';
import { isOutdatedPlan } from './database-error.ts';
import { begin, beginningWith, type Result, type Statement } from './beginning-query.ts';
import { nameOf, renameAll } from './named-statements.ts';

/**
 * A connection for the transactions of the server.
 *
 * It prepares the statements which transactions repeat: PostgreSQL then parses a text once and, where plans for any values are as good,
 * plans it once. Commands repeat a few statements; lists, which PostgreSQL plans by the values of their conditions, read outside of
 * transactions.
 *
 * A transaction begins together with its first statement, which saves a round trip; without a statement it does not begin.
 */
export class TransactionClient extends pg.Client {
  #named = false;
  /** The transaction begins with the next statement. */
  #isToBegin = false;
  /** Whether this connection has prepared `begin`. */
  #hasBegun = false;

  override query = ((statement: unknown, values?: unknown, ...rest: unknown[]): unknown => {
    if (typeof statement !== 'string' || !Array.isArray(values) || rest.length > 0) return this.#sendOther(statement, values, ...rest);
    if (statement === begin.text) return this.#toBegin();
    if (ends.has(statement)) return this.#end(statement);
    // A temporary view may stand in front of a table that a prepared statement has read.
    if (temporary.test(statement)) this.#named = false;
    const name = this.#named ? nameOf(statement) : undefined;
    return this.#send({ ...(name !== undefined && { name }), text: statement, values }).catch((error: unknown) => {
      if (name !== undefined && isOutdatedPlan(error)) renameAll();
      throw error;
    });
  }) as pg.Client['query'];

  #toBegin(): Promise<Result> {
    this.#named = true;
    this.#isToBegin = true;
    return Promise.resolve(noRows('BEGIN'));
  }

  #end(statement: string): Promise<Result> {
    this.#named = false;
    if (!this.#isToBegin) return super.query(statement);
    this.#isToBegin = false;
    return Promise.resolve(noRows(statement.toUpperCase()));
  }

  async #send(statement: Statement): Promise<Result> {
    if (!this.#isToBegin) return super.query(statement);
    this.#isToBegin = false;
    // Statements without values may be several in one text, which only travels alone.
    if (this.#hasBegun && statement.values.length > 0) return beginningWith(statement, (query) => void super.query(query));
    await super.query(begin);
    this.#hasBegun = true;
    return super.query(statement);
  }

  #sendOther(...parts: unknown[]): unknown {
    if (this.#isToBegin) throw new Error('a transaction takes texts with their values only');
    return super.query(...(parts as [string]));
  }
}

const ends = new Set(['commit', 'rollback']);
const temporary = /^\s*create temp/;

const noRows = (command: string): Result => ({ command, rowCount: null, oid: 0, fields: [], rows: [] });
