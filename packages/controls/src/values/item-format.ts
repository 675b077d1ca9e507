import type { LocalizedText } from '@inkstone/schema';
import { textFormats } from './text-formats.ts';

/** A format that a text or number must have in addition to its type. */
export interface ItemFormat {
  readonly of: 'string' | 'integer' | 'number';
  accepts(value: string | number): boolean;
  /** Its name, to complete "must be …". */
  readonly label: LocalizedText;
}

const maxInt64 = 2n ** 63n - 1n;

function text(name: keyof typeof textFormats, zh: string, en: string): ItemFormat {
  return { of: 'string', accepts: (value) => typeof value === 'string' && textFormats[name](value), label: { zh, en } };
}

/**
 * All formats of form-data items (runtime specification, section 3): dates and times by RFC 3339, durations by ISO 8601, `byte` is base64
 * (RFC 4648), e-mail the usual part of RFC 5322, URIs by RFC 3986, host names by RFC 1123, addresses by RFC 791 and 4291, UUIDs by RFC 9562.
 */
export const itemFormats = {
  date: text('date', '日期（年-月-日）', 'a date (year-month-day)'),
  'date-time': text('date-time', '帶時區的日期時間', 'a date and time with time zone'),
  time: text('time', '時間（時:分:秒）', 'a time (hours:minutes:seconds)'),
  duration: text('duration', 'ISO 8601 時間長度', 'an ISO 8601 duration'),
  password: text('password', '密碼', 'a password'),
  byte: text('byte', 'Base64 編碼', 'base64'),
  binary: text('binary', '二進位內容', 'binary content'),
  email: text('email', '電子郵件地址', 'an email address'),
  uuid: text('uuid', 'UUID', 'a UUID'),
  uri: text('uri', '網址', 'a URL with scheme, such as https://'),
  hostname: text('hostname', '主機名稱', 'a host name'),
  ipv4: text('ipv4', 'IPv4 位址', 'an IPv4 address'),
  ipv6: text('ipv6', 'IPv6 位址', 'an IPv6 address'),
  int32: {
    of: 'integer',
    accepts: (value) => isWithin(value, -(2n ** 31n), 2n ** 31n - 1n),
    label: { zh: '32 位元整數', en: 'a 32-bit integer' },
  },
  int64: {
    of: 'integer',
    accepts: (value) => isWithin(value, -maxInt64 - 1n, maxInt64),
    label: { zh: '64 位元整數', en: 'a 64-bit integer' },
  },
  float: {
    of: 'number',
    accepts: (value) => Number.isFinite(Math.fround(Number(value))),
    label: { zh: '單精度數字', en: 'a single-precision number' },
  },
  double: {
    of: 'number',
    accepts: (value) => Number.isFinite(Number(value)),
    label: { zh: '雙精度數字', en: 'a double-precision number' },
  },
} as const satisfies Readonly<Record<string, ItemFormat>>;
export type ItemFormatName = keyof typeof itemFormats;

export const itemFormatNames = Object.keys(itemFormats) as [ItemFormatName, ...ItemFormatName[]];

export function itemFormat(name: unknown): ItemFormat | null {
  return typeof name === 'string' && Object.hasOwn(itemFormats, name) ? itemFormats[name as ItemFormatName] : null;
}

/** Numbers are JSON numbers or, if too large for those, digits. */
function isWithin(value: string | number, least: bigint, greatest: bigint): boolean {
  if (typeof value === 'number' ? !Number.isInteger(value) : !/^-?\d{1,40}$/.test(value)) return false;
  const whole = BigInt(value);
  return whole >= least && whole <= greatest;
}
