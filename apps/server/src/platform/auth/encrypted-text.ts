import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Executor } from '../db/database.ts';

const algorithm = 'aes-256-gcm';
const [nonceBytes, tagBytes] = [12, 16];

/** Encrypts and authenticates a secret for storage, with a key of this installation (AES-256-GCM, base64). */
export async function encryptText(executor: Executor, text: string): Promise<string> {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, await encryptionKey(executor), nonce);
  return Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString('base64');
}

/** Returns the text; throws if it was encrypted by another installation or was changed. */
export async function decryptText(executor: Executor, encrypted: string): Promise<string> {
  const bytes = Buffer.from(encrypted, 'base64');
  const decipher = createDecipheriv(algorithm, await encryptionKey(executor), bytes.subarray(0, nonceBytes));
  decipher.setAuthTag(bytes.subarray(-tagBytes));
  return Buffer.concat([decipher.update(bytes.subarray(nonceBytes, -tagBytes)), decipher.final()]).toString('utf8');
}

/** Derived from the oldest key of this installation, so that a later key does not make stored texts unreadable. */
async function encryptionKey(executor: Executor): Promise<Uint8Array> {
  const found = await executor
    .selectFrom('signing_keys')
    .select('secret')
    .where('purpose', '=', 'webhook')
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();
  if (!found) throw new Error('this installation has no key');
  return new Uint8Array(hkdfSync('sha256', found.secret, new Uint8Array(), 'inkstone settings', 32));
}
