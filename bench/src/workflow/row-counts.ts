import { setTimeout as pause } from 'node:timers/promises';
import type { Contender } from './contender.ts';

/** Rows inserted, updated and deleted by table. */
export type RowCounts = ReadonlyMap<string, readonly [inserted: number, updated: number, deleted: number]>;

export interface Writes {
  readonly rows: RowCounts;
  readonly walBytes: number;
}

/** The rows written per operation. */
export async function writesOf(contender: Contender, operations: number, work: () => Promise<void>): Promise<Writes> {
  const before = await settledCounts(contender);
  const walBefore = await walPosition(contender);
  await work();
  const walAfter = await walPosition(contender);
  const after = await settledCounts(contender);
  const rows = new Map<string, readonly [number, number, number]>();
  for (const [table, counts] of after) {
    const earlier = before.get(table) ?? [0, 0, 0];
    const change = counts.map((count, index) => (count - earlier[index]!) / operations) as unknown as readonly [number, number, number];
    if (change.some((count) => count !== 0)) rows.set(table, change);
  }
  return { rows, walBytes: (walAfter - walBefore) / operations };
}

export function isSameRows(one: RowCounts, other: RowCounts): boolean {
  const text = (counts: RowCounts): string => JSON.stringify([...counts].sort(([a], [b]) => (a < b ? -1 : 1)));
  return text(one) === text(other);
}

async function walPosition({ sql }: Contender): Promise<number> {
  const { rows } = await sql.query<{ position: string }>(`select pg_current_wal_insert_lsn() - '0/0' as position`);
  return Number(rows[0]!.position);
}

const longestWaitMilliseconds = 13_000;
/** The maximum number of connections of the programs. */
const connections = 20;

/**
 * A connection reports its statistics when it is used one second after its last report, or after ten idle seconds. Therefore all
 * connections of the program are used until every command is reported, relayed messages included.
 */
async function settledCounts(contender: Contender): Promise<RowCounts> {
  const until = Date.now() + longestWaitMilliseconds;
  let last = await readCounts(contender);
  for (;;) {
    await pause(600);
    await Promise.all(Array.from({ length: connections }, () => contender.client.reaches('/health/ready')));
    const counts = await readCounts(contender);
    const isStill = JSON.stringify([...counts]) === JSON.stringify([...last]);
    if (Date.now() > until || (isStill && (await isReported(contender, counts)))) return counts;
    last = counts;
  }
}

/** Each command writes its key and then its answer; each message is inserted once and marked once when it is relayed. */
async function isReported({ sql }: Contender, counts: RowCounts): Promise<boolean> {
  const { rows } = await sql.query<{ commands: string; messages: string }>(
    'select (select count(*) from inkstone.idempotency_keys) as commands, (select count(*) from inkstone.outbox) as messages',
  );
  const isComplete = (table: string, expected: string): boolean => {
    const [inserted, updated] = counts.get(table) ?? [0, 0];
    return inserted === Number(expected) && updated === Number(expected);
  };
  return isComplete('inkstone.idempotency_keys', rows[0]!.commands) && isComplete('inkstone.outbox', rows[0]!.messages);
}

async function readCounts({ sql }: Contender): Promise<RowCounts> {
  const { rows } = await sql.query<{ name: string; inserted: string; updated: string; deleted: string }>(
    `select schemaname || '.' || relname as name, n_tup_ins as inserted, n_tup_upd as updated, n_tup_del as deleted
     from pg_stat_user_tables where schemaname in ('inkstone', 'biz') order by 1`,
  );
  return new Map(rows.map(({ name, inserted, updated, deleted }) => [name, [Number(inserted), Number(updated), Number(deleted)] as const]));
}
