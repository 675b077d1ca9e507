import type { z } from 'zod';

/** More rounds than a document is deep: each takes away what is wrong, or what that stands in. */
const mostRounds = 64;

/** Stands in a list for what is left out, so that the positions of the others stay as the issues name them. */
const leftOut = Symbol('left out');

/**
 * Returns a document as far as it meets its schema, for checks of what else is in it and of what names it: what is too long or too large is
 * cut, what is missing is empty, and what is of a wrong kind is left out, together with what cannot be without it. Null: nothing of it.
 */
export function usableDocument(schema: z.ZodType<object>, content: object): object | null {
  let current: unknown = content;
  for (let round = 0; round < mostRounds; round += 1) {
    const parsed = schema.safeParse(current);
    if (parsed.success) return parsed.data;
    for (const issue of parsed.error.issues) current = fixed(current, issue.path, issue);
    if (typeof current !== 'object' || current === null) return null;
    current = swept(current);
  }
  return null;
}

/** Returns a value with what an issue names fixed; undefined: it cannot be without that. */
function fixed(value: unknown, path: readonly PropertyKey[], issue: z.core.$ZodIssue): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return undefined;
  if (typeof value !== 'object' || value === null) return value;
  const held: unknown = Reflect.get(value, name);
  const isInside = rest.length > 0 && typeof held === 'object' && held !== null;
  const next = isInside ? fixed(held, rest, issue) : replacement(held, issue);
  if (Array.isArray(value)) return value.with(Number(name), next === undefined ? leftOut : next);
  const { [name]: _, ...others } = value as Record<PropertyKey, unknown>;
  if (next !== undefined) return { ...others, [name]: next };
  return isInside || isThere(held, issue) ? others : undefined;
}

/** An empty text that has no right form was put there in place of what was missing. */
const isThere = (held: unknown, { code }: z.core.$ZodIssue): boolean =>
  held !== undefined && !(held === '' && code !== 'too_big' && code !== 'too_small');

function replacement(held: unknown, issue: z.core.$ZodIssue): unknown {
  if (issue.code === 'too_big') return cut(held, Number(issue.maximum));
  if (issue.code === 'too_small' && typeof held === 'number') return Number(issue.minimum);
  if (issue.code === 'too_small' && typeof held === 'string') return held.padEnd(Number(issue.minimum), '?');
  return issue.code === 'invalid_type' && held === undefined ? empty[issue.expected] : undefined;
}

const empty: Readonly<Record<string, unknown>> = { string: '', array: [], object: {} };

function cut(held: unknown, most: number): unknown {
  if (typeof held === 'number') return most;
  return typeof held === 'string' || Array.isArray(held) ? held.slice(0, most) : undefined;
}

/** Returns a value without what was left out of its lists; the same object where nothing was. */
function swept(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const kept = value.filter((each) => each !== leftOut);
    const next = kept.map(swept);
    return kept.length === value.length && next.every((each, index) => each === value[index]) ? value : next;
  }
  const entries = Object.entries(value).map(([name, each]) => [name, swept(each)] as const);
  return entries.every(([name, each]) => each === Reflect.get(value, name)) ? value : Object.fromEntries(entries);
}
