import { createHash } from 'node:crypto';
import pg from 'pg';
import type { Executor } from './database.ts';

/** Statements whose text stays: each connection plans one once, whatever its parameters are. */
export interface Prepared {
  /** Rows of a statement with `$1` and so on. */
  query<Row extends pg.QueryResultRow>(text: string, values: readonly unknown[]): Promise<Row[]>;
}

/** Few, so that all of them soon know the statements. */
const connections = 2;
const opened = new WeakMap<object, Prepared>();

/**
 * Opens connections beside the pool of a database, when the first statement comes. They take what indexes offer without estimating: a plan
 * made before the parameters are known would read small tables from end to end.
 */
export function openPrepared(
  executor: Executor,
  config: pg.ClientConfig,
  failed: (error: Error) => void,
): { readonly close: () => Promise<void> } {
  const options = `${config.options ?? ''} -c plan_cache_mode=force_generic_plan -c enable_seqscan=off -c jit=off`;
  const pool = new pg.Pool({ ...config, options, max: connections, connectionTimeoutMillis: 10_000, idleTimeoutMillis: 600_000 });
  pool.on('error', failed);
  pool.on('connect', (client) => client.on('error', () => undefined));
  opened.set(executor.getExecutor().adapter, {
    async query<Row extends pg.QueryResultRow>(text: string, values: readonly unknown[]) {
      const { rows } = await pool.query<Row>({ name: nameOf(text), text, values: [...values] });
      return rows;
    },
  });
  return { close: () => pool.end() };
}

/** Those of a database that `openDatabase` opened. */
export function preparedOf(executor: Executor): Prepared {
  const prepared = opened.get(executor.getExecutor().adapter);
  if (!prepared) throw new Error('This database was not opened with prepared statements.');
  return prepared;
}

const names = new Map<string, string>();

/** Long texts are hashed once; there are as many as the modules write. */
function nameOf(text: string): string {
  const known = names.get(text) ?? createHash('sha256').update(text).digest('hex').slice(0, 40);
  if (names.size > 1000) names.clear();
  names.set(text, known);
  return known;
}
