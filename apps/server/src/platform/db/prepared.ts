import { createHash } from 'node:crypto';
import pg from 'pg';

/** Statements whose text stays: each connection plans one once, whatever its parameters are. */
export interface Prepared {
  /** Rows of a statement with `$1` and so on. */
  query<Row extends pg.QueryResultRow>(text: string, values: readonly unknown[]): Promise<Row[]>;
}

export interface PreparedConnections extends Prepared {
  readonly close: () => Promise<void>;
}

/** Few, so that all of them soon know the statements. */
const connections = 2;

/**
 * Opens connections beside the pool of a database, when the first statement comes. They take what indexes offer without estimating: a plan
 * made before the parameters are known would read small tables from end to end.
 */
export function openPrepared(config: pg.ClientConfig, failed: (error: Error) => void): PreparedConnections {
  const options = `${config.options ?? ''} -c plan_cache_mode=force_generic_plan -c enable_seqscan=off -c jit=off`;
  const pool = new pg.Pool({ ...config, options, max: connections, connectionTimeoutMillis: 10_000, idleTimeoutMillis: 600_000 });
  pool.on('error', failed);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return {
    async query<Row extends pg.QueryResultRow>(text: string, values: readonly unknown[]) {
      const { rows } = await pool.query<Row>({ name: nameOf(text), text, values: [...values] });
      return rows;
    },
    close: () => pool.end(),
  };
}

const names = new Map<string, string>();

/** Long texts are hashed once; there are as many as the modules write. */
function nameOf(text: string): string {
  const known = names.get(text) ?? createHash('sha256').update(text).digest('hex').slice(0, 40);
  if (names.size > 1000) names.clear();
  names.set(text, known);
  return known;
}
