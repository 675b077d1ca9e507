import type { Executor } from './database.ts';

type Write = (executor: Executor) => Promise<void>;

const staying = new WeakMap<object, Write[]>();

/** What is to be written though the error rolls its transaction back: that it happened. Written once, wherever the rolling back ends. */
export function staysAfter(error: object, write: Write): void {
  staying.set(error, [...(staying.get(error) ?? []), write]);
}

/** Where one error is told by another. */
export function passWhatStays(from: object, to: object): void {
  for (const write of staying.get(from) ?? []) staysAfter(to, write);
  staying.delete(from);
}

/** Call it when the transaction, or the part of it back to a savepoint, was rolled back. What cannot be written then hides no error. */
export async function writeWhatStays(executor: Executor, error: unknown): Promise<void> {
  if (typeof error !== 'object' || error === null) return;
  const writes = staying.get(error) ?? [];
  staying.delete(error);
  for (const write of writes) await write(executor).catch(() => undefined);
}
