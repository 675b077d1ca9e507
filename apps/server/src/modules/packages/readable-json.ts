const first = ['format', 'code', 'key', 'kind', 'type', 'name', 'name_i18n', 'schemaCode'];

/**
 * JSON as people read and compare it: two spaces, what names a thing before what it is made of, then keys by letter, so that the same
 * content is always the same text and a small change a small difference.
 */
export function readableJson(value: unknown): string {
  return `${JSON.stringify(ordered(value), null, 2)}\n`;
}

function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, each]) => each !== undefined);
  return Object.fromEntries(entries.sort(([a], [b]) => compareKeys(a, b)).map(([key, each]) => [key, ordered(each)]));
}

function compareKeys(a: string, b: string): number {
  const rank = (key: string): number => (first.includes(key) ? first.indexOf(key) : first.length);
  return rank(a) - rank(b) || (a < b ? -1 : 1);
}
