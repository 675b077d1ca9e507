import { createHash } from 'node:crypto';

/** Distinguishes API tokens from access tokens, also for programs that search code for secrets. */
export const apiTokenPrefix = 'ink_';

export function hashApiToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
