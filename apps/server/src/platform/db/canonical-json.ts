/**
 * Returns the same JSON text for equal values: keys are sorted, undefined members omitted. Needed for hashes and comparisons of stored
 * values, because `jsonb` does not preserve the order of keys.
 */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) => (isObject(part) ? sortKeys(part) : part)) ?? 'null';
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function sortKeys(value: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
