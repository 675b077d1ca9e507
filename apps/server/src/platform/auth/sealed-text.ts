import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Executor } from '../db/database.ts';

const algorithm = 'aes-256-gcm';
const [nonceBytes, tagBytes] = [12, 16];

/** A secret as it is kept: nobody reads it without the key of this installation, and changed by a bit it opens no more. */
export async function sealText(executor: Executor, text: string): Promise<string> {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, await sealingKey(executor), nonce);
  return Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString('base64');
}

/** Throws where it was sealed by another installation, or changed. */
export async function openText(executor: Executor, sealed: string): Promise<string> {
  const bytes = Buffer.from(sealed, 'base64');
  const decipher = createDecipheriv(algorithm, await sealingKey(executor), bytes.subarray(0, nonceBytes));
  decipher.setAuthTag(bytes.subarray(-tagBytes));
  return Buffer.concat([decipher.update(bytes.subarray(nonceBytes, -tagBytes)), decipher.final()]).toString('utf8');
}

/** Derived from the oldest key this installation made for itself: a later one does not lock what is sealed. */
async function sealingKey(executor: Executor): Promise<Uint8Array> {
  const found = await executor
    .selectFrom('signing_keys')
    .select('secret')
    .where('purpose', '=', 'webhook')
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();
  if (!found) throw new Error('this installation has no key of its own');
  return new Uint8Array(hkdfSync('sha256', found.secret, new Uint8Array(), 'inkstone settings', 32));
}
