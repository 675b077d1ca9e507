import { CompiledQuery } from 'kysely';
import type { Executor } from '../database.ts';
import type { Statement } from './batched-query.ts';

/** The text of several statements in one message; they are its only value. */
export const severalStatements = '/* several */';

/** Runs statements in one message, each after the one before, and returns their rows. After one that fails none is run. */
export async function runTogether(executor: Executor, statements: readonly Statement[]): Promise<Record<string, unknown>[][]> {
  const { rows } = await executor.executeQuery<Record<string, unknown>[]>(CompiledQuery.raw(severalStatements, [statements]));
  return rows;
}

/** The mark of a statement that waits for the next one of its transaction and goes in the same message, at the end of its text. */
export const andNext = '/* and the next */';

/** The text that sends what waits, if anything does. */
export const sendWaiting = '/* what waits */';

/**
 * Sends the statement together with the next one of the transaction, which saves a round trip. If it violates a unique index, nothing else is
 * run, and the next statement fails with `TakenAhead`. `values` must not be empty.
 */
export async function sendAhead(executor: Executor, { text, values }: Statement): Promise<void> {
  await executor.executeQuery(CompiledQuery.raw(`${text} ${andNext}`, [...values]));
}

/** Sends what waits for the next statement now. */
export async function sendNow(executor: Executor): Promise<void> {
  await executor.executeQuery(CompiledQuery.raw(sendWaiting, []));
}

/** Somebody else has what a statement that was sent ahead wanted to have alone. */
export class TakenAhead extends Error {}
