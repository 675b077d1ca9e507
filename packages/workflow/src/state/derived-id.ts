import type { Instant } from './command.ts';

/**
 * Returns a generator of UUIDv7s that depend on the seed and the instant alone: the same command generates the same ids each time it is
 * decided, and ids of one command sort in the order of their creation.
 */
export function createDerivedIds(seed: string, at: Instant): () => string {
  const start = Date.parse(at) || 0;
  let count = 0;
  return () => {
    const sequence = count & 0xfff;
    const time = (start + (count >> 12)).toString(16).padStart(12, '0');
    const [high, low] = mix(`${seed}:${count}`);
    count += 1;
    const variant = ((high & 0x3fffffff) | 0x80000000) >>> 0;
    const tail = `${hex(variant, 8)}${hex(low, 8)}`;
    return `${time.slice(0, 8)}-${time.slice(8)}-7${hex(sequence, 3)}-${tail.slice(0, 4)}-${tail.slice(4)}`;
  };
}

function hex(value: number, length: number): string {
  return value.toString(16).padStart(length, '0');
}

/** Two well-mixed 32-bit lanes: enough to avoid collisions between commands; not a secret. */
function mix(text: string): [number, number] {
  let first = 0xdeadbeef;
  let second = 0x41c6ce57;
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    first = Math.imul(first ^ unit, 2654435761);
    second = Math.imul(second ^ unit, 1597334677);
  }
  first = Math.imul(first ^ (first >>> 16), 2246822507) ^ Math.imul(second ^ (second >>> 13), 3266489909);
  second = Math.imul(second ^ (second >>> 16), 2246822507) ^ Math.imul(first ^ (first >>> 13), 3266489909);
  return [first >>> 0, second >>> 0];
}
