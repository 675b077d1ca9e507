import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const stepSeconds = 30;
const digits = 6;
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Returns a secret of 160 bits, the length that RFC 4226 recommends, in base32. */
export function createTotpSecret(): string {
  return toBase32(randomBytes(20));
}

/** The address that authenticator apps read from a QR code. */
export function totpUri(secret: string, { account, issuer }: { account: string; issuer: string }): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}&algorithm=SHA1&digits=${digits}&period=${stepSeconds}`;
}

/** Returns the time step to which a code belongs, one before or after the present one included; null for a wrong code. See RFC 6238. */
export function totpStepOf(secret: string, code: string, now: Date): number | null {
  const present = Math.floor(now.getTime() / 1000 / stepSeconds);
  const given = Buffer.from(code);
  const matching = [present, present - 1, present + 1].filter((step) => {
    const right = Buffer.from(totpCode(secret, step));
    return given.length === right.length && timingSafeEqual(given, right);
  });
  return matching[0] ?? null;
}

/** Returns the code of a time step (RFC 4226, section 5.3). */
export function totpCode(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', fromBase32(secret)).update(counter).digest();
  const number = hash.readUInt32BE(hash.at(-1)! & 0xf) & 0x7fff_ffff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

function toBase32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{5}/g) ?? []).map((group) => alphabet[parseInt(group, 2)]).join('');
}

function fromBase32(text: string): Buffer {
  const bits = Array.from(text, (letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((group) => parseInt(group, 2)));
}
