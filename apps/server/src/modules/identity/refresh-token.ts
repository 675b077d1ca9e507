import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { SigningKey } from '../../platform/auth/signing-keys.ts';

const refreshTokenDays = 30;
/** How long an exchanged token still returns the same successor: the answer may have been lost, or two tabs may have sent it. */
export const graceSeconds = 30;

export function firstRefreshToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Returns the successor of a token: always the same one, and not computable without the installation's key. */
export function successorOf(token: string, key: SigningKey): string {
  return createHmac('sha256', key.secret).update(token).digest('base64url');
}

/** Tokens are stored as this hash only. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

export function refreshExpiry(now: Date): Date {
  return new Date(now.getTime() + refreshTokenDays * 86_400_000);
}
