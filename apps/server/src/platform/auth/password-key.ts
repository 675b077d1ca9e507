import { constants, createPrivateKey, createPublicKey, generateKeyPair, privateDecrypt } from 'node:crypto';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { createId } from '@inkstone/schema';
import type { Db, Executor } from '../db/database.ts';
import { transact } from '../db/transactions/transact.ts';

const modulusLength = 2048;
const publicExponent = 65_537;

/** The key pair with which clients encrypt passwords. It is created at the first use and shared by all processes. */
export interface PasswordKey {
  readonly announced: {
    readonly keyId: string;
    readonly algorithm: 'RSA-OAEP-256';
    readonly modulusLength: number;
    readonly publicExponent: number;
    readonly publicKey: string;
  };
  /** Returns null if the text was not encrypted with this key. */
  decrypt(encrypted: string): string | null;
}

export async function loadPasswordKey(db: Db): Promise<PasswordKey> {
  const stored = (await findKey(db)) ?? (await makeKey(db));
  const key = createPrivateKey({ key: stored.secret, format: 'der', type: 'pkcs8' });
  return {
    announced: {
      keyId: stored.id,
      algorithm: 'RSA-OAEP-256',
      modulusLength,
      publicExponent,
      publicKey: createPublicKey(key).export({ type: 'spki', format: 'pem' }) as string,
    },
    decrypt(encrypted) {
      try {
        const padding = constants.RSA_PKCS1_OAEP_PADDING;
        return privateDecrypt({ key, padding, oaepHash: 'sha256' }, Buffer.from(encrypted, 'base64')).toString('utf8');
      } catch {
        return null;
      }
    },
  };
}

interface StoredKey {
  readonly id: string;
  readonly secret: Buffer;
}

function findKey(executor: Executor): Promise<StoredKey | undefined> {
  return executor
    .selectFrom('signing_keys')
    .select(['id', 'secret'])
    .where('purpose', '=', 'password')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

async function makeKey(db: Db): Promise<StoredKey> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength, publicExponent });
  const secret = privateKey.export({ type: 'pkcs8', format: 'der' });
  return transact(db, async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('inkstone signing keys'))`.execute(trx);
    // If two processes create a key at the same time, the first one is used.
    const found = await findKey(trx);
    if (found) return found;
    const key = { id: createId(), secret };
    await trx
      .insertInto('signing_keys')
      .values({ ...key, purpose: 'password' })
      .execute();
    return key;
  });
}
