import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import type { SigningKey } from './signing-keys.ts';

export const deviceDays = 180;
const mostPeople = 5;

/** Who has signed in on a device, and what the device is called for each: the content of its cookie. */
export interface DeviceTokens {
  /** What this device is called for a person who signed in on it within half a year. */
  deviceOf(cookie: string | null, personId: string, now: Date): string | null;
  /** The first name it has, for whomever. */
  anyDeviceOf(cookie: string | null, now: Date): string | null;
  /** The cookie after somebody has signed in; the last five people stay. */
  remember(cookie: string | null, personId: string, now: Date): string;
}

interface Entry {
  readonly personId: string;
  readonly device: string;
  readonly text: string;
}

/** The cookie opens nothing: it only says that somebody knew the password here once, and nobody can make one without the key. */
export function createDeviceTokens(key: SigningKey): DeviceTokens {
  const secret = new Uint8Array(hkdfSync('sha256', key.secret, '', 'inkstone device', 32));
  const sign = (text: string) => createHmac('sha256', secret).update(text).digest();

  function parseEntry(text: string, now: Date): Entry[] {
    const [personId = '', device = '', issued = '', signature = ''] = text.split('.');
    const given = Buffer.from(signature, 'base64url');
    const right = sign([personId, device, issued].join('.'));
    if (given.length !== right.length || !timingSafeEqual(given, right)) return [];
    const isOver = parseInt(issued, 36) * 1000 + deviceDays * 86_400_000 < now.getTime();
    return isOver ? [] : [{ personId, device, text }];
  }
  const parse = (cookie: string | null, now: Date) => (cookie ?? '').split('~', mostPeople).flatMap((text) => parseEntry(text, now));

  return {
    deviceOf: (cookie, personId, now) => parse(cookie, now).find((entry) => entry.personId === personId)?.device ?? null,
    anyDeviceOf: (cookie, now) => parse(cookie, now)[0]?.device ?? null,
    remember(cookie, personId, now) {
      const known = parse(cookie, now);
      const device = known.find((entry) => entry.personId === personId)?.device ?? randomBytes(16).toString('base64url');
      const body = [personId, device, Math.floor(now.getTime() / 1000).toString(36)].join('.');
      const others = known.filter((entry) => entry.personId !== personId).map(({ text }) => text);
      return [`${body}.${sign(body).toString('base64url')}`, ...others].slice(0, mostPeople).join('~');
    },
  };
}
