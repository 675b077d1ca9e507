import type { PatternFlags, MatchesCharacter } from './pattern-part.ts';

const asciiCount = 128;

/**
 * Compiles a single-character part of a pattern, such as a class or an escape, with the platform's `RegExp`: it defines the meaning, and on
 * one character it is always fast. Results for ASCII are cached.
 */
export function atomOf(source: string, flags: PatternFlags): MatchesCharacter {
  const expression = characterExpression(source, flags);
  const known = new Int8Array(asciiCount);
  return (character) => {
    const code = character.length === 1 ? character.charCodeAt(0) : asciiCount;
    if (code >= asciiCount) return expression.test(character);
    if (known[code] === 0) known[code] = expression.test(character) ? 1 : -1;
    return known[code] === 1;
  };
}

/** Uses Unicode mode if the source is valid in it, otherwise the more lenient legacy mode. */
function characterExpression(source: string, { ignoreCase, dotAll }: PatternFlags): RegExp {
  const flags = `${ignoreCase ? 'i' : ''}${dotAll ? 's' : ''}`;
  try {
    return new RegExp(`^${source}$`, `${flags}u`);
  } catch {
    return new RegExp(`^${source}$`, flags);
  }
}
