import { setTimeout as pause } from 'node:timers/promises';
import type { Contender } from './contender.ts';

/** Rows inserted, updated and deleted by table. */
export type RowCounts = ReadonlyMap<string, readonly [inserted: number, updated: number, deleted: number]>;

export interface Writes {
  readonly rows: RowCounts;
  readonly walBytes: number;
}

/** What the operations wrote, each counted, per operation. */
export async function writesOf(contender: Contender, operations: number, work: () => Promise<void>): Promise<Writes> {
  const before = await settledCounts(contender, null);
  const walBefore = await walPosition(contender);
  await work();
  const walAfter = await walPosition(contender);
  const after = await settledCounts(contender, { before, operations });
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

/**
 * A connection reports what it counted when it works a second after its last report, or after ten idle seconds. So the
 * connections of the program are given a little to do until every operation is reported, relayed messages included.
 */
async function settledCounts(contender: Contender, expected: { before: RowCounts; operations: number } | null): Promise<RowCounts> {
  const until = Date.now() + longestWaitMilliseconds;
  let last = await readCounts(contender);
  for (;;) {
    await pause(550);
    await Promise.all(Array.from({ length: 3 }, () => contender.client.reaches('/health/ready')));
    await pause(50);
    const counts = await readCounts(contender);
    const still = JSON.stringify([...counts]) === JSON.stringify([...last]) && isRelayed(counts);
    if (Date.now() > until || (still && (!expected || isReported(counts, expected)))) return counts;
    last = counts;
  }
}

/** Each message was written once and marked once when it was sent on. */
function isRelayed(counts: RowCounts): boolean {
  const [inserted, updated] = counts.get('inkstone.outbox') ?? [0, 0];
  return inserted === updated;
}

function isReported(counts: RowCounts, { before, operations }: { before: RowCounts; operations: number }): boolean {
  const answers = (each: RowCounts): number => each.get('inkstone.idempotency_keys')?.[1] ?? 0;
  return answers(counts) - answers(before) === operations;
}

async function readCounts({ sql }: Contender): Promise<RowCounts> {
  const { rows } = await sql.query<{ name: string; inserted: string; updated: string; deleted: string }>(
    `select schemaname || '.' || relname as name, n_tup_ins as inserted, n_tup_upd as updated, n_tup_del as deleted
     from pg_stat_user_tables where schemaname in ('inkstone', 'biz') order by 1`,
  );
  return new Map(rows.map(({ name, inserted, updated, deleted }) => [name, [Number(inserted), Number(updated), Number(deleted)] as const]));
}
