/** Throws on a bug of the caller; the message names ids and codes, never values. */
export function invariant(condition: unknown, message: string): asserts condition {
  if (!condition) throw new Error(`form-engine: ${message}`);
}
