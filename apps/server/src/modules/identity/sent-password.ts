import type { CallArguments, login } from '@inkstone/api';
import { loadPasswordKey } from '../../platform/auth/password-key.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { SessionContext } from '../../platform/http/request-context.ts';

type Sent = CallArguments<typeof login>;

/**
 * Returns the password that was sent, in the clear or encrypted. One that cannot be decrypted is treated as a wrong one. Refuses an unknown
 * or disabled key with `password-key-unknown`, so that the client can fetch the right key and try again.
 */
export async function sentPassword({ db, legacy }: SessionContext, sent: Sent): Promise<string> {
  if (sent.password !== undefined) return sent.password;
  const encrypted = sent.encrypted_password!;
  if (sent.encryption === 'RSA-OAEP-256') {
    const key = await loadPasswordKey(db);
    if (sent.key_id !== undefined && sent.key_id !== key.announced.keyId) refuse('password-key-unknown');
    return key.decrypt(encrypted) ?? unreadable();
  }
  const codec = (sent.encryption === 'RSA1_5' ? legacy.rsa : legacy.aes) ?? refuse('password-key-unknown');
  return codec.decode(encrypted) ?? unreadable();
}

/** A random value, which is nobody's password. */
function unreadable(): string {
  return crypto.randomUUID();
}
