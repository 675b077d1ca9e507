import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { SigningKey } from '../../platform/auth/signing-keys.ts';

const refreshTokenDays = 30;
/** How long a token that was just exchanged answers the same successor: the answer may have been lost, or two tabs asked. */
export const graceSeconds = 30;

/** The first token of a sign-in. */
export function firstRefreshToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The token that follows another: always the same one, and nobody can tell it without the installation's key. */
export function successorOf(token: string, key: SigningKey): string {
  return createHmac('sha256', key.secret).update(token).digest('base64url');
}

/** What is kept of a token. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

export function refreshExpiry(now: Date): Date {
  return new Date(now.getTime() + refreshTokenDays * 86_400_000);
}
