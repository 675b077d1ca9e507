import { randomBytes } from 'node:crypto';
import type { Executor, Trx } from '../../../platform/db/database.ts';
import type { PendingSignInsTable } from '../../../platform/db/tables/organization.ts';
import { hashToken } from '../refresh-token.ts';

const minutes = 5;
/** So many wrong answers use the token up. */
const maxFailures = 5;

type Kind = PendingSignInsTable['kind'];

export interface PendingSignIn {
  readonly personId: string | null;
  readonly challenge: string | null;
}

/** Starts a step that must be completed with the returned token within five minutes, once. */
export async function startPending(
  executor: Executor,
  { kind, personId, challenge }: { kind: Kind; personId: string | null; challenge: string | null },
  now: Date,
): Promise<{ token: string; expiresAt: Date }> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + minutes * 60_000);
  await executor
    .insertInto('pending_sign_ins')
    .values({ token_hash: hashToken(token), kind, person_id: personId, challenge, expires_at: expiresAt })
    .execute();
  return { token, expiresAt };
}

/** Returns null for an unknown, used or expired token. */
export async function findPending(executor: Executor, kind: Kind, token: string, now: Date): Promise<PendingSignIn | null> {
  const found = await executor
    .selectFrom('pending_sign_ins')
    .select(['person_id as personId', 'challenge'])
    .where('token_hash', '=', hashToken(token))
    .where('kind', '=', kind)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return found ?? null;
}

/** Uses up a token; false if another request was faster. */
export async function usePending(trx: Trx, token: string): Promise<boolean> {
  const used = await trx.deleteFrom('pending_sign_ins').where('token_hash', '=', hashToken(token)).executeTakeFirst();
  return used.numDeletedRows === 1n;
}

/** Counts a wrong answer. */
export async function failPending(executor: Executor, token: string): Promise<void> {
  const tokenHash = hashToken(token);
  await executor
    .updateTable('pending_sign_ins')
    .set((eb) => ({ failures: eb('failures', '+', 1) }))
    .where('token_hash', '=', tokenHash)
    .execute();
  await executor.deleteFrom('pending_sign_ins').where('token_hash', '=', tokenHash).where('failures', '>=', maxFailures).execute();
}
