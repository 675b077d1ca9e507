import pg from 'pg';

/** Runs the statements of one transaction. */
export type Run = <R extends pg.QueryResultRow = pg.QueryResultRow>(text: string, values?: readonly unknown[]) => Promise<R[]>;

export interface Sessions {
  /** Runs `work` in a transaction, which is rolled back if it throws. */
  transaction<T>(work: (run: Run) => Promise<T>): Promise<T>;
  query: Run;
}

/** A pool of the same size as that of the product. Each connection parses a statement once. */
export function openSessions(config: pg.ClientConfig): Sessions {
  const pool = new pg.Pool({ ...config, max: 20, options: '-c search_path=inkstone' });
  const names = new Map<string, string>();
  const nameOf = (text: string): string => {
    const name = names.get(text) ?? `s${names.size}`;
    names.set(text, name);
    return name;
  };
  const runOn =
    (client: pg.Pool | pg.PoolClient): Run =>
    async <R extends pg.QueryResultRow>(text: string, values: readonly unknown[] = []) =>
      (await client.query<R>({ text, values: [...values], ...(values.length > 0 && { name: nameOf(text) }) })).rows;
  return {
    query: runOn(pool),
    async transaction(work) {
      const client = await pool.connect();
      try {
        await client.query('begin');
        const result = await work(runOn(client));
        await client.query('commit');
        client.release();
        return result;
      } catch (error) {
        await client.query('rollback');
        client.release();
        throw error;
      }
    },
  };
}

/** Returns `($1,$2),($3,$4)` for two rows of two columns. */
export function placeholders(rows: number, columns: number): string {
  const tuple = (row: number): string => `(${Array.from({ length: columns }, (_, column) => `$${row * columns + column + 1}`).join(',')})`;
  return Array.from({ length: rows }, (_, row) => tuple(row)).join(',');
}
