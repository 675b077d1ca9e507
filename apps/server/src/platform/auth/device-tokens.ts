import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import type { SigningKey } from './signing-keys.ts';

export const deviceDays = 180;
const maxPeople = 5;

/** Reads and writes the device cookie: the people who have signed in on a device, with a device id for each. */
export interface DeviceTokens {
  /** Returns the device id for a person who signed in on it within the last 180 days, otherwise null. */
  deviceOf(cookie: string | null, personId: string, now: Date): string | null;
  /** Returns the first device id of any person; null if there is none. */
  anyDeviceOf(cookie: string | null, now: Date): string | null;
  /** Returns the cookie after a sign-in; it keeps the last five people. */
  remember(cookie: string | null, personId: string, now: Date): string;
}

interface Entry {
  readonly personId: string;
  readonly device: string;
  readonly text: string;
}

/** The cookie grants no access. It proves that a person once signed in on the device, and cannot be forged without the key. */
export function createDeviceTokens(key: SigningKey): DeviceTokens {
  const secret = new Uint8Array(hkdfSync('sha256', key.secret, '', 'inkstone device', 32));
  const sign = (text: string) => createHmac('sha256', secret).update(text).digest();

  function parseEntry(text: string, now: Date): Entry[] {
    const [personId = '', device = '', issued = '', signature = ''] = text.split('.');
    const given = Buffer.from(signature, 'base64url');
    const right = sign([personId, device, issued].join('.'));
    if (given.length !== right.length || !timingSafeEqual(given, right)) return [];
    const isExpired = parseInt(issued, 36) * 1000 + deviceDays * 86_400_000 < now.getTime();
    return isExpired ? [] : [{ personId, device, text }];
  }
  const parse = (cookie: string | null, now: Date) => (cookie ?? '').split('~', maxPeople).flatMap((text) => parseEntry(text, now));

  return {
    deviceOf: (cookie, personId, now) => parse(cookie, now).find((entry) => entry.personId === personId)?.device ?? null,
    anyDeviceOf: (cookie, now) => parse(cookie, now)[0]?.device ?? null,
    remember(cookie, personId, now) {
      const known = parse(cookie, now);
      const device = known.find((entry) => entry.personId === personId)?.device ?? randomBytes(16).toString('base64url');
      const body = [personId, device, Math.floor(now.getTime() / 1000).toString(36)].join('.');
      const others = known.filter((entry) => entry.personId !== personId).map(({ text }) => text);
      return [`${body}.${sign(body).toString('base64url')}`, ...others].slice(0, maxPeople).join('~');
    },
  };
}
