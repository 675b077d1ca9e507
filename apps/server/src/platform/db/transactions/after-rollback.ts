import type { Executor } from '../database.ts';

type Write = (executor: Executor) => Promise<void>;

const pending = new WeakMap<object, Write[]>();

/**
 * Registers a write that runs after the error has rolled back its transaction, for example to log the error. It runs once, outside of the
 * rolled-back part.
 */
export function writeAfterRollback(error: object, write: Write): void {
  pending.set(error, [...(pending.get(error) ?? []), write]);
}

/** Transfers the writes of an error to the error that replaces it. */
export function passRollbackWrites(from: object, to: object): void {
  for (const write of pending.get(from) ?? []) writeAfterRollback(to, write);
  pending.delete(from);
}

/**
 * Runs the registered writes; call it after the transaction or savepoint was rolled back. A failing write does not hide the original error.
 */
export async function runRollbackWrites(executor: Executor, error: unknown): Promise<void> {
  if (typeof error !== 'object' || error === null) return;
  const writes = pending.get(error) ?? [];
  pending.delete(error);
  for (const write of writes) await write(executor).catch(() => undefined);
}
