import { randomInt } from 'node:crypto';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** Returns a random key of letters and digits with a uniform distribution. */
export function randomKey(length: number): string {
  return Array.from({ length }, () => letters[randomInt(letters.length)]).join('');
}
