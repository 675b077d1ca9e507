import { randomInt } from 'node:crypto';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** A key of letters and digits, each as likely as any other. */
export function randomKey(length: number): string {
  return Array.from({ length }, () => letters[randomInt(letters.length)]).join('');
}
