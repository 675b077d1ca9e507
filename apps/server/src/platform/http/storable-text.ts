import { Refusal } from './refusal.ts';

/** Whether a text can be stored: the database accepts neither NUL nor lone surrogates. */
export function isStorableText(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

const maxPaths = 20;

/**
 * Checks all texts of a body, a query, a path or the fields of an upload, names of properties included. Refuses texts that cannot be stored
 * with `text-unusable` and their paths.
 */
export function refuseUnstorableText(sent: unknown): void {
  const paths = unstorablePaths(sent);
  if (paths.length === 0) return;
  throw new Refusal('text-unusable', { place: paths.join(', ') }, { issues: paths.map((path) => ({ code: 'UnusableText', path })) });
}

/** Returns the paths of texts that cannot be stored, at most 20. */
export function unstorablePaths(sent: unknown): readonly string[] {
  const paths = new Set<string>();
  collect(sent, '', paths);
  return [...paths];
}

function collect(value: unknown, path: string, paths: Set<string>): void {
  if (paths.size >= maxPaths) return;
  if (typeof value === 'string') {
    if (!isStorableText(value)) paths.add(path);
  } else if (Array.isArray(value)) value.forEach((each, index) => collect(each, childPath(path, String(index)), paths));
  else if (typeof value === 'object' && value !== null) {
    for (const [key, each] of Object.entries(value)) {
      if (!isStorableText(key)) paths.add(childPath(path, key.replaceAll('\0', '\u{fffd}').toWellFormed()));
      collect(each, childPath(path, key.replaceAll('\0', '\u{fffd}').toWellFormed()), paths);
    }
  }
}

const childPath = (path: string, key: string): string => (path === '' ? key : `${path}.${key}`);
