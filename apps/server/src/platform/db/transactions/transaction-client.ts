import pg from 'pg';
import { begin, commit, runBatched, type Named, type Result, type Statement } from '../statements/batched-query.ts';
import { isOutdatedPlan } from '../database-error.ts';
import { andCommit } from '../statements/last-statement.ts';
import { nameOf, renameAll } from '../statements/named-statements.ts';

/**
 * A connection for the transactions of the server.
 *
 * It prepares the statements which transactions repeat: PostgreSQL then parses a text once and, where plans for any values are as good,
 * plans it once. Commands repeat a few statements; lists, which PostgreSQL plans by the values of their conditions, read outside of
 * transactions.
 *
 * A transaction begins together with its first statement and ends together with the one that is marked as its last, which saves round
 * trips; without a statement it does not begin.
 */
export class TransactionClient extends pg.Client {
  #named = false;
  /** `beginning`: it begins with the next statement. `ended`: its last statement has committed it. */
  #state: 'none' | 'beginning' | 'open' | 'ended' = 'none';
  /** What this connection has prepared. */
  readonly #prepared = new Set<string>();

  override query = ((statement: unknown, values?: unknown, ...rest: unknown[]): unknown => {
    if (typeof statement !== 'string' || !Array.isArray(values) || rest.length > 0) return this.#sendOther(statement, values, ...rest);
    if (statement === begin.text) return this.#begin();
    if (ends.has(statement)) return this.#end(statement);
    // A temporary view may stand in front of a table that a prepared statement has read.
    if (temporary.test(statement)) this.#named = false;
    const name = this.#named ? nameOf(statement) : undefined;
    return this.#send({ ...(name !== undefined && { name }), text: statement, values }).catch((error: unknown) => {
      if (name !== undefined && isOutdatedPlan(error)) renameAll();
      throw error;
    });
  }) as pg.Client['query'];

  #begin(): Promise<Result> {
    this.#named = true;
    this.#state = 'beginning';
    return Promise.resolve(noRows('BEGIN'));
  }

  async #end(statement: string): Promise<Result> {
    const state = this.#state;
    this.#named = false;
    this.#state = 'none';
    if (state === 'ended' && statement !== commit.text) throw new Error('the transaction was committed with its last statement');
    if (state === 'beginning' || state === 'ended') return noRows(statement.toUpperCase());
    return statement === commit.text ? this.#sendNamed(commit) : super.query(statement);
  }

  async #send(statement: Statement): Promise<Result> {
    const before = this.#state === 'beginning' ? begin : undefined;
    const after = this.#state !== 'none' && statement.text.endsWith(andCommit) ? commit : undefined;
    if (before) this.#state = 'open';
    // Statements without values may be several in one text, which only travels alone.
    const travelling = (companion: Named | undefined): Named | undefined =>
      companion && statement.values.length > 0 && this.#prepared.has(companion.name) ? companion : undefined;
    const companions = { before: travelling(before), after: travelling(after) };
    if (before && !companions.before) await this.#sendNamed(before);
    if (!companions.before && !companions.after) return super.query(statement);
    const result = await runBatched(statement, companions, (query) => void super.query(query));
    if (companions.after) this.#state = 'ended';
    return result;
  }

  async #sendNamed(statement: Named): Promise<Result> {
    const result = await super.query(statement);
    this.#prepared.add(statement.name);
    return result;
  }

  #sendOther(...parts: unknown[]): unknown {
    if (this.#state === 'beginning') throw new Error('a transaction takes texts with their values only');
    return super.query(...(parts as [string]));
  }
}

const ends = new Set(['commit', 'rollback']);
const temporary = /^\s*create temp/;

const noRows = (command: string): Result => ({ command, rowCount: null, oid: 0, fields: [], rows: [] });
