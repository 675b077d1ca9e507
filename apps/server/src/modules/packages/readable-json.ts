const first = ['format', 'code', 'key', 'kind', 'type', 'name', 'name_i18n', 'schemaCode'];

/**
 * Returns JSON for reading and comparing: two spaces of indent, naming keys first, then keys in alphabetical order, so that the same
 * content is always the same text and small changes make small differences.
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
