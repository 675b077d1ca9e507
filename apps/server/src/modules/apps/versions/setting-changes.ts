import type { DocumentChange } from '@inkstone/api';

type Settings = DocumentChange['settings'];

/** Returns the settings that differ between two parts, by path; a list is one setting, texts are unchanged and other values are JSON. */
export function settingChanges(before: object, after: object, path = ''): Settings {
  const [was, is] = [before as Record<string, unknown>, after as Record<string, unknown>];
  return [...new Set([...Object.keys(was), ...Object.keys(is)])].sort().flatMap((key) => {
    const at = path === '' ? key : `${path}.${key}`;
    if (isObject(was[key]) && isObject(is[key])) return settingChanges(was[key], is[key], at);
    const [a, b] = [textOf(was[key]), textOf(is[key])];
    return a === b ? [] : [{ path: at, before: a, after: b }];
  });
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function textOf(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  return typeof value === 'string' ? value : JSON.stringify(sorted(value));
}

/** The database does not preserve the order of keys. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (!isObject(value)) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, each]) => [key, sorted(each)]));
}
