import { Refusal } from './refusal.ts';

/** A NUL and half of a surrogate pair are in no text that the database keeps, and in none that a person writes. */
export function isStorableText(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

/** So many places are named at once. */
const mostPlaces = 20;

/**
 * The rule for every text that comes in by a body, a query, a path or the fields beside a file: one that cannot be stored is refused with
 * `text-unusable` and the places where it stands. Names of properties are texts too.
 */
export function refuseUnstorableText(sent: unknown): void {
  const places = unstorablePlaces(sent);
  if (places.length === 0) return;
  throw new Refusal('text-unusable', { place: places.join(', ') }, { issues: places.map((path) => ({ code: 'UnusableText', path })) });
}

/** Where texts stand that cannot be stored, the first 20 of them. */
export function unstorablePlaces(sent: unknown): readonly string[] {
  const places = new Set<string>();
  collect(sent, '', places);
  return [...places];
}

function collect(value: unknown, path: string, places: Set<string>): void {
  if (places.size >= mostPlaces) return;
  if (typeof value === 'string') {
    if (!isStorableText(value)) places.add(path);
  } else if (Array.isArray(value)) value.forEach((each, index) => collect(each, below(path, String(index)), places));
  else if (typeof value === 'object' && value !== null) {
    for (const [key, each] of Object.entries(value)) {
      if (!isStorableText(key)) places.add(below(path, key.replaceAll('\0', '\u{fffd}').toWellFormed()));
      collect(each, below(path, key.replaceAll('\0', '\u{fffd}').toWellFormed()), places);
    }
  }
}

const below = (path: string, key: string): string => (path === '' ? key : `${path}.${key}`);
