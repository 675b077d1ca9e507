import { LRUCache } from 'lru-cache';
import pg from 'pg';
import { isOutdatedPlan } from './database-error.ts';
import { statementName } from './statement-name.ts';

/**
 * A connection that prepares the statements which its transactions repeat: PostgreSQL then parses a text once and, where plans for any
 * values are as good, plans it once. Commands repeat a few statements; lists, which PostgreSQL plans by the values of their conditions,
 * read outside of transactions.
 */
export class NamingClient extends pg.Client {
  #named = false;

  override query = ((statement: unknown, values?: unknown, ...rest: unknown[]): unknown => {
    if (typeof statement !== 'string' || !Array.isArray(values)) return this.#send(statement, values, ...rest);
    if (statement === 'begin') this.#named = true;
    // A temporary view may stand in front of a table that a prepared statement has read.
    else if (ends.has(statement) || temporary.test(statement)) this.#named = false;
    const name = this.#named ? nameOf(statement) : undefined;
    if (name === undefined) return this.#send(statement, values, ...rest);
    const sent = this.#send({ name, text: statement, values }, ...rest) as Promise<unknown>;
    return sent.catch((error: unknown) => {
      if (isOutdatedPlan(error)) renameAll();
      throw error;
    });
  }) as pg.Client['query'];

  #send(...parts: unknown[]): unknown {
    return super.query(...(parts as [string]));
  }
}

const ends = new Set(['commit', 'rollback']);
const temporary = /^\s*create temp/;

/** Each name costs memory in each connection. */
const mostTexts = 400;
/** What is rarely repeated is not worth a plan. */
const usesBeforeName = 5;

interface Use {
  readonly isNameable: boolean;
  count: number;
  name?: string;
}

const uses = new LRUCache<string, Use>({ max: mostTexts });
let renamed = 0;

/** Returns the name of a statement that is repeated; undefined for others. */
function nameOf(text: string): string | undefined {
  const use = uses.get(text) ?? firstUse(text);
  if (!use.isNameable) return undefined;
  use.count += 1;
  if (use.count < usesBeforeName) return undefined;
  use.name ??= `${renamed}-${statementName(text)}`;
  return use.name;
}

/** Statements that control a transaction or define something are not planned. */
const unplanned = /^\s*(begin|savepoint|release|rollback|set|lock|create|drop|alter)\b/i;

function firstUse(text: string): Use {
  const use: Use = { isNameable: !unplanned.test(text), count: 0 };
  uses.set(text, use);
  return use;
}

/** Prepares everything anew: tables have other columns than a plan returns. */
function renameAll(): void {
  renamed += 1;
  uses.clear();
}
