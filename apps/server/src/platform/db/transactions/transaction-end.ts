import type { Trx } from '../database.ts';
import { sqlFragment, sqlText, type SqlFragment } from '../statements/fragment.ts';
import { last } from '../statements/last-statement.ts';
import { writeAndAsk, type Write } from './write-together.ts';

/** What a command writes at its end: something. */
export interface FinalWrites {
  readonly writes: readonly Write[];
  /** A query that fails if the writes must not be committed. It sees nothing of what is written. */
  readonly check?: SqlFragment | undefined;
  /** Runs the statement and translates its failures. */
  readonly translated: (write: () => Promise<void>) => Promise<void>;
}

const ends = new WeakMap<Trx, FinalWrites | null>();

/** Whoever calls this ends the transaction with `endTransaction`. Savepoints and parts of other transactions do not end by themselves. */
export function expectEnd(trx: Trx): void {
  ends.set(trx, null);
}

/**
 * Leaves the writes to the last statement of the transaction, which saves a round trip while locks are held; without `expectEnd` they are
 * carried out at once. Nothing that the transaction does afterwards may read what they write.
 */
export async function writeAtEnd(trx: Trx, final: FinalWrites): Promise<void> {
  const left = ends.get(trx);
  if (left === undefined) return writeNow(trx, final);
  if (left !== null) throw new Error('the transaction has left its writes to the end already');
  ends.set(trx, final);
}

/** The same at once. */
export function writeNow(trx: Trx, { writes, check, translated }: FinalWrites): Promise<void> {
  return translated(async () => void (await writeAndAsk(trx, writes, check ?? nothingMore)));
}

/** Carries out what was left to the end together with the given writes, and commits. */
export async function endTransaction(trx: Trx, ...writes: readonly Write[]): Promise<void> {
  const { writes: left, check, translated } = ends.get(trx) ?? nothing;
  ends.delete(trx);
  await translated(async () => void (await writeAndAsk(trx, [...left, ...writes], sqlFragment`${check ?? nothingMore} ${last}`)));
}

const nothingMore = sqlText('select');

const nothing: FinalWrites = { writes: [], translated: (write) => write() };
