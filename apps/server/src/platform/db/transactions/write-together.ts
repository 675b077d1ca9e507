import { sql, type RawBuilder } from 'kysely';
import type { Database, Executor } from '../database.ts';

/** A statement that writes rows. Later statements that are sent together read what it returns by its name. */
export interface Write {
  readonly name?: string;
  readonly statement: RawBuilder<unknown>;
}

/**
 * Sends writes to the database as one statement, which costs one round trip and one plan. None of them sees what another writes;
 * references between their rows are checked after all of them.
 */
export async function writeTogether(executor: Executor, ...writes: readonly Write[]): Promise<void> {
  if (writes.length > 0) await sql`${together(writes)} select`.execute(executor);
}

/** The same with at least one write, and returns what a query answers that is sent along. It sees nothing of what is written. */
export async function writeAndAsk<Row>(executor: Executor, writes: readonly Write[], question: RawBuilder<Row>): Promise<Row[]> {
  const { rows } = await sql<Row>`${together(writes)} ${question}`.execute(executor);
  return rows;
}

function together(writes: readonly Write[]): RawBuilder<unknown> {
  const parts = writes.map(({ name, statement }, index) => sql`${sql.ref(name ?? `write_${index}`)} as (${statement})`);
  return sql`with ${sql.join(parts)}`;
}

/**
 * Returns the insert of rows with the same columns; none for no rows. Its text depends on the columns only, not on the number of rows, so
 * that it can be prepared. Values are sent as JSON: dates and hexadecimal `bytea` as texts, `jsonb` as it is. Existing rows with the same
 * id get the new values of the columns in `update`.
 */
export function insertRows<Table extends keyof Database>(
  table: Table,
  rows: readonly Readonly<Partial<Record<keyof Database[Table], unknown>>>[],
  update: readonly (keyof Database[Table] & string)[] = [],
): Write[] {
  const first = rows[0];
  if (first === undefined) return [];
  const columns = sql.join(Object.keys(first).map((column) => sql.ref(column)));
  const newValues = update.map((column) => sql`${sql.ref(column)} = ${sql.ref(`excluded.${column}`)}`);
  const otherwise = update.length === 0 ? sql`` : sql`on conflict (id) do update set ${sql.join(newValues)}`;
  const from = sql`jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`;
  return [{ statement: sql`insert into ${sql.table(table)} (${columns}) select ${columns} from ${from} ${otherwise}` }];
}

/** Returns bytes as `insertRows` takes them. */
export function byteaText(bytes: Buffer): string {
  return `\\x${bytes.toString('hex')}`;
}
