import type { Trx } from '../database.ts';
import { sqlFragment, sqlText, type SqlFragment } from '../statements/fragment.ts';
import { last } from '../statements/last-statement.ts';
import { writeAndAsk, type Write } from './write-together.ts';

/** What a command writes at its end: something. */
export interface FinalWrites {
  readonly writes: readonly Write[];
  /** What the writes add to the answer of the command. */
  readonly answer?: AnswerInSql | undefined;
  /** A query that fails if the writes must not be committed. It sees nothing of what is written. */
  readonly check?: SqlFragment | undefined;
  /** Runs the statement and translates its failures. */
  readonly translated: (write: () => Promise<void>) => Promise<void>;
}

/** A property of an answer that only the database knows. */
export interface AnswerInSql {
  readonly property: string;
  /** The value, for a query over what the writes return. */
  readonly value: SqlFragment;
}

const ends = new WeakMap<Trx, FinalWrites | null>();

/** Whoever calls this ends the transaction with `endTransaction`. Savepoints and parts of other transactions do not end by themselves. */
export function expectEnd(trx: Trx): void {
  ends.set(trx, null);
}

/** Whether what is written last may be left to the end, with a part of the answer. */
export function endIsExpected(trx: Trx): boolean {
  return ends.get(trx) === null;
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

/**
 * Carries out what was left to the end, stores the answer of the command with it, and commits. Returns the answer, complete with what the
 * writes add to it.
 */
export async function endTransaction<Answer>(trx: Trx, answer: Answer, storing: (answer: SqlFragment) => Write): Promise<Answer> {
  const { writes, answer: added, check, translated } = ends.get(trx) ?? nothing;
  ends.delete(trx);
  const text = sqlFragment`${JSON.stringify(answer)}::jsonb`;
  const completed = added ? sqlFragment`${text} || jsonb_build_object(${sqlText(`'${added.property}'`)}, ${added.value})` : text;
  const question = added ? questionWith(added, check) : (check ?? nothingMore);
  let rows: { readonly added?: unknown }[] = [];
  await translated(async () => {
    rows = await writeAndAsk(trx, [...writes, storing(completed)], sqlFragment`${question} ${last}`);
  });
  return added ? { ...answer, [added.property]: rows[0]!.added } : answer;
}

/** The check comes first: what is added may have to wait for a lock. */
function questionWith({ value }: AnswerInSql, check: SqlFragment | undefined): SqlFragment {
  return check ? sqlFragment`select (${check}) as checked, ${value} as added` : sqlFragment`select ${value} as added`;
}

const nothingMore = sqlText('select');

const nothing: FinalWrites = { writes: [], translated: (write) => write() };
