import { createHmac } from 'node:crypto';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/**
 * Returns the code that an authenticator app shows (RFC 6238), or that of a later step of 30 seconds: a server accepts each code once, and
 * one step of difference.
 */
export function totpCode(secret: string, laterSteps = 0): string {
  const bits = Array.from(secret.replaceAll(/\s/g, ''), (letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const key = Buffer.from(bits.match(/.{8}/g)!.map((byte) => parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + laterSteps));
  const digest = createHmac('sha1', key).update(counter).digest();
  const start = digest.at(-1)! & 15;
  return String((digest.readUInt32BE(start) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}
