import type { PatternFlags, TakesCharacter } from './pattern-part.ts';

const asciiCount = 128;

/**
 * One character's worth of a pattern, asked of the platform's own expressions: what a class or an escape means is theirs to say, and on one
 * character they are always quick. Answers for ASCII are kept.
 */
export function atomOf(source: string, flags: PatternFlags): TakesCharacter {
  const expression = characterExpression(source, flags);
  const known = new Int8Array(asciiCount);
  return (character) => {
    const code = character.length === 1 ? character.charCodeAt(0) : asciiCount;
    if (code >= asciiCount) return expression.test(character);
    if (known[code] === 0) known[code] = expression.test(character) ? 1 : -1;
    return known[code] === 1;
  };
}

/** With the rules for Unicode where it obeys them, otherwise with the older ones, which allow for more. */
function characterExpression(source: string, { ignoreCase, dotAll }: PatternFlags): RegExp {
  const flags = `${ignoreCase ? 'i' : ''}${dotAll ? 's' : ''}`;
  try {
    return new RegExp(`^${source}$`, `${flags}u`);
  } catch {
    return new RegExp(`^${source}$`, flags);
  }
}
