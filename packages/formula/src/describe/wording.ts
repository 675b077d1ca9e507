/** The arguments of a call as texts, by the names of the parameters. */
export interface WordingParts {
  /** Whether an argument was given. */
  has(name: string): boolean;
  /** An argument; `bare` without parentheses around it. */
  part(name: string, bare: boolean): string;
  /** What the pairs of a repeated parameter say; null for parameters that have none. */
  pairs(name: string): string | null;
  /** All arguments of a repeated parameter. */
  parts(name: string): readonly string[];
  /** Joins arguments as a list. */
  list(parts: readonly string[]): string;
}

const optionalPart = /\[([^[\]|]*)\|([^[\]|]*)\]/g;
const placeholder = /\{(\w+)(!)?(?::([^{}]*))?\}/g;

/** Fills in a wording such as `{value} rounded to [{decimals} decimal places|a whole number]`. */
export function fillWording(wording: string, parts: WordingParts): string {
  const chosen = wording.replaceAll(optionalPart, (_, given: string, otherwise: string) =>
    namesIn(given).every((name) => parts.has(name)) ? given : otherwise,
  );
  return chosen.replaceAll(placeholder, (_, name: string, bare: string | undefined, joiner: string | undefined) => {
    const pairs = parts.pairs(name);
    if (pairs !== null) return pairs;
    const all = parts.parts(name);
    if (joiner !== undefined) return all.join(joiner);
    return all.length === 1 ? parts.part(name, bare !== undefined) : parts.list(all);
  });
}

/** The parameters that a wording names. */
export function namesIn(wording: string): readonly string[] {
  return [...wording.matchAll(placeholder)].map((match) => match[1]!);
}
