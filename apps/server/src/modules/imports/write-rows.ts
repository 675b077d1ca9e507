import { sql } from 'kysely';
import { Refusal } from '../../platform/http/refusal.ts';
import type { CommandContext } from '../../platform/http/request-context.ts';
import { fillNewRecords, writeFilledRecords, type FilledRecords } from '../records/index.ts';
import { hasRules } from '../rules/index.ts';
import type { ImportTarget } from './import-fields.ts';
import { issuesOf, writeRow, type ImportRow, type RowOutcome } from './write-row.ts';

interface Options {
  /** Nothing remains of what is written. */
  readonly isTrial: boolean;
  /** When aborted, the remaining rows are left out. */
  readonly signal?: AbortSignal | undefined;
  /** What `fillRows` returned for these rows; unset: they are filled in now. */
  readonly filled?: FilledRows | null | undefined;
}

/** Rows that add records, filled in to be written together. */
export interface FilledRows {
  readonly rows: readonly ImportRow[];
  /** The forms of those rows that could be read. */
  readonly records: FilledRecords;
}

/**
 * Writes rows with the same outcome as `writeRow` for each in turn. New records that are independent of each other are written together;
 * a trial of nothing but those only reads.
 */
export async function writeRows(
  context: CommandContext,
  target: ImportTarget,
  rows: readonly ImportRow[],
  { isTrial, signal, filled }: Options,
): Promise<RowOutcome[]> {
  const { trx } = context;
  const areTogether = filled !== undefined ? filled !== null : isTrial && rows.every(isNew) && !(await startsRules(context, target));
  if (areTogether) {
    const written = await writeTogether(context, target, rows, { isTrial, signal, filled });
    if (written) return written;
  }
  if (isTrial) await sql`savepoint trial`.execute(trx);
  const outcomes = await writeInTurn(context, target, rows, signal);
  if (isTrial) await sql`rollback to savepoint trial`.execute(trx);
  return outcomes;
}

/**
 * Fills in the forms of rows, which only reads and may be done before, in another transaction, while the rows before them are written. Returns
 * null when the rows have to be written in turn.
 */
export async function fillRows(
  context: CommandContext,
  target: ImportTarget,
  rows: readonly ImportRow[],
  signal?: AbortSignal,
): Promise<FilledRows | null> {
  if (rows.length < 2 || !rows.every(isNew) || (await startsRules(context, target))) return null;
  return fillTogether(context, target, rows, signal);
}

const isNew = ({ recordId }: ImportRow): boolean => recordId === null;

/** Rules may read and write any record. */
export async function startsRules({ trx }: Pick<CommandContext, 'trx'>, { model }: Pick<ImportTarget, 'model'>): Promise<boolean> {
  for (const trigger of ['saved', 'submitted', 'completed'] as const) if (await hasRules(trx, { model }, trigger)) return true;
  return false;
}

async function writeInTurn(
  context: CommandContext,
  target: ImportTarget,
  rows: readonly ImportRow[],
  signal: AbortSignal | undefined,
): Promise<RowOutcome[]> {
  const together = !(await startsRules(context, target));
  const outcomes: RowOutcome[] = [];
  while (outcomes.length < rows.length && !(signal?.aborted && outcomes.length > 0)) {
    const rest = rows.slice(outcomes.length);
    const end = rest.findIndex((row) => !isNew(row));
    const added = together ? rest.slice(0, end === -1 ? rest.length : end) : [];
    const written = added.length > 1 ? await writeTogether(context, target, added, { isTrial: false, signal }) : null;
    if (written) outcomes.push(...written);
    else outcomes.push(...(await writeSingly(context, target, added.length > 1 ? added : rest.slice(0, 1), signal)));
  }
  return outcomes;
}

async function writeSingly(
  context: CommandContext,
  target: ImportTarget,
  rows: readonly ImportRow[],
  signal: AbortSignal | undefined,
): Promise<RowOutcome[]> {
  const outcomes: RowOutcome[] = [];
  for (const row of rows) {
    if (signal?.aborted && outcomes.length > 0) break;
    outcomes.push(await writeRow(context, target, row));
  }
  return outcomes;
}

async function fillTogether(
  context: CommandContext,
  { model, form, permission }: ImportTarget,
  rows: readonly ImportRow[],
  signal: AbortSignal | undefined,
): Promise<FilledRows | null> {
  const readable = rows.filter(({ values }) => values.issues.length === 0);
  const patches = readable.map(({ values }) => values.patch);
  const records = await fillNewRecords(context, { model, form, permission, patches }, signal);
  return records && { rows, records };
}

/** Returns null, and leaves nothing written, when the rows have to be written singly. */
async function writeTogether(
  context: CommandContext,
  target: ImportTarget,
  rows: readonly ImportRow[],
  { isTrial, signal, filled }: Options,
): Promise<RowOutcome[] | null> {
  const { trx } = context;
  await sql`savepoint together`.execute(trx);
  const written = await refusedAsNull(async () => {
    const { records } = filled ?? (await fillTogether(context, target, rows, signal)) ?? {};
    return records ? writeFilledRecords(context, records, { isTrial }) : null;
  });
  if (!written) {
    await sql`rollback to savepoint together`.execute(trx);
    return null;
  }
  await sql`release savepoint together`.execute(trx);
  const outcomes: RowOutcome[] = [];
  let next = 0;
  for (const row of rows) {
    if (row.values.issues.length > 0) {
      outcomes.push({ state: 'faulty', issues: row.values.issues });
      continue;
    }
    const outcome = written[next++];
    if (outcome === undefined) break;
    outcomes.push(
      outcome instanceof Refusal ? { state: 'faulty', issues: issuesOf(context, row, outcome) } : { state: 'added', recordId: outcome },
    );
  }
  return outcomes;
}

/** Somebody else wrote the same value meanwhile: written singly, the row concerned is told. */
async function refusedAsNull<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}
