import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { decryptText, encryptText } from '../../platform/auth/encrypted-text.ts';
import type { Db, Executor, Trx } from '../../platform/db/database.ts';
import { transact } from '../../platform/db/transactions/transact.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { hasAdministrator } from './has-administrator.ts';
import { hashToken } from './refresh-token.ts';

/**
 * Returns the token of the link that creates the first administrator: the same in every process and at every start until it is used. Null
 * when there is an administrator already.
 */
export async function createSetupToken(db: Db): Promise<string | null> {
  return transact(db, async (trx) => {
    await oneAtATime(trx);
    if (await hasAdministrator(trx)) return null;
    const open = await trx.selectFrom('setup_links').select('sealed_token').where('sealed_token', 'is not', null).executeTakeFirst();
    if (open) return decryptText(trx, open.sealed_token!);
    const token = randomBytes(24).toString('base64url');
    await trx.deleteFrom('setup_links').where('used_at', 'is', null).execute();
    await trx
      .insertInto('setup_links')
      .values({ token_hash: hashToken(token), sealed_token: await encryptText(trx, token), used_at: null })
      .execute();
    return token;
  });
}

/**
 * Uses up the link. Returns false when it is invalid or used, or when there is an administrator. The lock prevents two requests with one
 * link from both succeeding.
 */
export async function useSetupToken(trx: Trx, token: string, now: Date): Promise<boolean> {
  await oneAtATime(trx);
  const used = await trx
    .updateTable('setup_links')
    .set({ used_at: now, sealed_token: null })
    .where('token_hash', '=', hashToken(token))
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return used.numUpdatedRows === 1n && !(await hasAdministrator(trx));
}

/**
 * Returns whether a link can still be used: `used` after it has created the administrator, and null for a link that was never given out.
 * Takes no lock: whoever writes calls `lockSetup` first.
 */
export async function setupLinkState(executor: Executor, token: string): Promise<'open' | 'used' | null> {
  const link = await executor.selectFrom('setup_links').select('used_at').where('token_hash', '=', hashToken(token)).executeTakeFirst();
  if (!link) return null;
  return link.used_at === null && !(await hasAdministrator(executor)) ? 'open' : 'used';
}

/** Waits for others that use the link; refuses a link that cannot be used. */
export async function lockSetup(trx: Trx, token: string): Promise<void> {
  await oneAtATime(trx);
  if ((await setupLinkState(trx, token)) !== 'open') refuse('setup-link-invalid');
}

async function oneAtATime(trx: Trx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('inkstone first administrator'))`.execute(trx);
}
