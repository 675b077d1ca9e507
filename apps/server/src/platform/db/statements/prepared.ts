import pg from 'pg';
import { statementName } from './statement-name.ts';

/** Runs prepared statements: each connection plans a statement once, independent of its parameters. */
export interface Prepared {
  /** Returns the rows of a statement with parameters `$1` and so on. */
  query<Row extends pg.QueryResultRow>(text: string, values: readonly unknown[]): Promise<Row[]>;
}

export interface PreparedConnections extends Prepared {
  readonly close: () => Promise<void>;
}

/** Few connections, so that all of them soon have the statements prepared. */
const connections = 2;

/**
 * Opens a separate pool for prepared statements; it connects at the first statement. Its plans are generic and must use indexes: without
 * the parameter values the planner would otherwise choose sequential scans.
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

/** The hash of a text is cached; the number of statements is limited by the code of the modules. */
function nameOf(text: string): string {
  const known = names.get(text) ?? statementName(text);
  if (names.size > 1000) names.clear();
  names.set(text, known);
  return known;
}
