import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { createId } from '@inkstone/schema';
import type { Db, Trx } from '../db/database.ts';
import type { SigningKeysTable } from '../db/tables/platform.ts';
import { transact } from '../db/transactions/transact.ts';

type Purpose = SigningKeysTable['purpose'];

export interface SigningKey {
  readonly id: string;
  readonly secret: Uint8Array;
}

/** The keys that this installation generated at its first start; all its processes use the same ones. */
export interface SigningKeys {
  readonly accessToken: SigningKey;
  readonly refreshToken: SigningKey;
  readonly webhook: SigningKey;
}

export async function loadSigningKeys(db: Db): Promise<SigningKeys> {
  return transact(db, async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('inkstone signing keys'))`.execute(trx);
    return {
      accessToken: await loadKey(trx, 'access-token'),
      refreshToken: await loadKey(trx, 'refresh-token'),
      webhook: await loadKey(trx, 'webhook'),
    };
  });
}

async function loadKey(trx: Trx, purpose: Purpose): Promise<SigningKey> {
  const found = await trx
    .selectFrom('signing_keys')
    .select(['id', 'secret'])
    .where('purpose', '=', purpose)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (found) return found;
  const key = { id: createId(), purpose, secret: randomBytes(32) };
  await trx.insertInto('signing_keys').values(key).execute();
  return key;
}
