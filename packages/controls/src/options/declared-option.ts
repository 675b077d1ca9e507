import type { ControlOptions, Locale } from '@inkstone/schema';

/** Options come from stored documents: each reader returns its own type, or null for anything else. */
export function textOption(options: ControlOptions, key: string): string | null {
  const value = options[key];
  return typeof value === 'string' && value.trim() !== '' ? value : null;
}

/** Reads a whole number of at least zero; also as text, because older documents store it so. */
export function countOption(options: ControlOptions, key: string): number | null {
  const value = options[key];
  const count = typeof value === 'string' && /^\d{1,9}$/.test(value.trim()) ? Number(value) : value;
  return typeof count === 'number' && Number.isSafeInteger(count) && count >= 0 ? count : null;
}

export function switchOption(options: ControlOptions, key: string): boolean {
  return options[key] === true || options[key] === 'true';
}

/** Reads a plain text or a JSON map by locale (runtime specification, section 5); an object is read as such a map. */
export function localizedOption(options: ControlOptions, key: string, locale: Locale): string | null {
  const value = options[key];
  if (typeof value === 'object' && value !== null) return entryOf(value, locale);
  const text = textOption(options, key);
  if (!text?.trim().startsWith('{')) return text;
  try {
    const map: unknown = JSON.parse(text);
    return typeof map === 'object' && map !== null ? entryOf(map, locale) : text;
  } catch {
    return text;
  }
}

/**
 * Returns the placeholder of an input. A cell has no standard placeholder because its column names it; it only shows one given by the form.
 */
export function placeholderOption(options: ControlOptions, locale: Locale, compact: boolean): string | null {
  return compact ? textOption(options, 'placeholder') : localizedOption(options, 'placeholder', locale);
}

function entryOf(map: object, locale: Locale): string | null {
  const entries = map as Record<string, unknown>;
  const text = entries[locale] ?? entries['zh'] ?? Object.values(entries)[0];
  return typeof text === 'string' && text !== '' ? text : null;
}
