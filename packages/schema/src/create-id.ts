import type { Id } from './id.ts';

let lastMilliseconds = 0;
let sequence = 0;

/** Random bytes for the next ids: asking for them takes longer than the rest, whether for one id or for many. */
const pool = new Uint8Array(8 * 128);
let used = pool.length;

/** Each byte in hexadecimal. */
const hex = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

/** Returns a UUIDv7 (RFC 9562): ids created by one process sort in the order of their creation. */
export function createId(now: number = Date.now()): Id {
  if (now > lastMilliseconds) {
    lastMilliseconds = now;
    sequence = 0;
  } else {
    sequence += 1;
    if (sequence > 0xfff) {
      lastMilliseconds += 1;
      sequence = 0;
    }
  }
  const time = lastMilliseconds.toString(16).padStart(12, '0');
  const variant = hex[(randomByte() & 0x3f) | 0x80]!;
  let tail = '';
  for (let byte = 0; byte < 6; byte += 1) tail += randomHex();
  return `${time.slice(0, 8)}-${time.slice(8)}-7${sequence.toString(16).padStart(3, '0')}-${variant}${randomHex()}-${tail}`;
}

const randomHex = (): string => hex[randomByte()]!;

function randomByte(): number {
  if (used === pool.length) {
    crypto.getRandomValues(pool);
    used = 0;
  }
  const byte = pool[used]!;
  // No byte is handed out twice, even if the memory is read later.
  pool[used] = 0;
  used += 1;
  return byte;
}
