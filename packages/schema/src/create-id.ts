import type { Id } from './id.ts';

let lastMilliseconds = 0;
let sequence = 0;

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
  const random = crypto.getRandomValues(new Uint8Array(8));
  random[0] = (random[0]! & 0x3f) | 0x80;
  const time = lastMilliseconds.toString(16).padStart(12, '0');
  const tail = Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${sequence.toString(16).padStart(3, '0')}-${tail.slice(0, 4)}-${tail.slice(4)}`;
}
