import type { Trx } from './database.ts';

const lostConnection = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  '53300', // too many connections
  '57P01', // the administrator ends the connection
  '57P02', // crash of another connection
  '57P03', // starting or shutting down
  '57P05', // idle for too long
  '25P03', // idle in a transaction for too long
]);

/** The driver's own errors of a lost connection have no code. */
const lostMessages = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'Client has encountered a connection error',
  'Client was closed',
  'Cannot use a pool after calling end',
  'driver has already been destroyed',
];

/**
 * Whether the database was unreachable or the connection broke. An unacknowledged command may be repeated with the same idempotency key.
 */
export function isDatabaseLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = codeOf(error);
  if (code !== undefined && (lostConnection.has(code) || code.startsWith('08'))) return true;
  if (code !== undefined) return false;
  return lostMessages.some((message) => error.message.includes(message));
}

/** Whether the transaction failed by a serialization failure, a deadlock or an outdated plan and may be repeated from its beginning. */
export function isTransient(error: unknown): boolean {
  const code = codeOf(error);
  return code === '40001' || code === '40P01' || code === '55P03' || isOutdatedPlan(error);
}

/** Whether a prepared statement returns other columns than when it was prepared, because a table was changed. */
export function isOutdatedPlan(error: unknown): boolean {
  return codeOf(error) === '0A000' && (error as { routine?: unknown }).routine === 'RevalidateCachedQuery';
}

/** Thrown to repeat a transaction that has read what was never valid at the same time. The repetition begins with `keepStill`. */
export class ReadInconsistently extends Error {
  readonly code = '40001';
  /** Keeps what is read as it is until the transaction ends, so that it is not read inconsistently again. */
  readonly keepStill: (trx: Trx) => Promise<void>;

  constructor(message: string, keepStill: (trx: Trx) => Promise<void>) {
    super(message);
    this.keepStill = keepStill;
  }
}

/** Whether a unique index did not allow a value. */
export function isUniqueViolation(error: unknown): boolean {
  return codeOf(error) === '23505';
}

/** Whether an earlier statement of the transaction has failed. */
export function isAborted(error: unknown): boolean {
  return codeOf(error) === '25P02';
}

/** Whether a statement was cancelled by its time limit. */
export function isOutOfTime(error: unknown): boolean {
  return codeOf(error) === '57014';
}

/** Whether a statement writes a column that has no storage, as a computed column of a view. */
export function isUnwritable(error: unknown): boolean {
  const code = codeOf(error);
  return code === '0A000' || code === '55000';
}

function codeOf(error: unknown): string | undefined {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' ? code : undefined;
}
