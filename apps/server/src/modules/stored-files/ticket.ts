import { hkdfSync, createHash } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import type { SigningKeys } from '../../platform/auth/signing-keys.ts';
import { refuse } from '../../platform/http/refusal.ts';

/**
 * The specification's parameter `T` is not a session token here: it grants access to these files for a minute and to nothing else
 * (architecture, section 6).
 */
const ticketSeconds = 60;

const issuer = 'inkstone/file';

/** A separate key, so that tickets and session tokens can never replace each other. */
function keyOf({ accessToken }: SigningKeys): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', accessToken.secret, '', 'inkstone file ticket', 32));
}

function fingerprint(ids: readonly string[]): string {
  return createHash('sha256')
    .update([...ids].sort().join())
    .digest('base64url');
}

export async function issueTicket(keys: SigningKeys, ids: readonly string[], now: Date): Promise<{ ticket: string; expiresAt: Date }> {
  const issuedAt = Math.floor(now.getTime() / 1000);
  const ticket = await new SignJWT({ files: fingerprint(ids) })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer(issuer)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + ticketSeconds)
    .sign(keyOf(keys));
  return { ticket, expiresAt: new Date((issuedAt + ticketSeconds) * 1000) };
}

/** Refuses with `ticket-invalid` an invalid ticket, an expired one, and one for other files. */
export async function checkTicket(keys: SigningKeys, ticket: string, ids: readonly string[], now: Date): Promise<void> {
  try {
    const { payload } = await jwtVerify(ticket, keyOf(keys), { issuer, algorithms: ['HS256'], currentDate: now });
    if (payload['files'] === fingerprint(ids)) return;
  } catch {
    // Falls through to the refusal.
  }
  refuse('ticket-invalid');
}
