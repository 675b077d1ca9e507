/** Limits of a JSON body. Forms nest a few levels, and a patch of 100,000 cells has about as many values. */
export const jsonBounds = { depth: 100, values: 300_000 } as const;

export type JsonExcess = 'nested-too-deep' | 'too-many-values';

const quote = 0x22;
const backslash = 0x5c;
const comma = 0x2c;
const openList = 0x5b;
const closeList = 0x5d;
const openObject = 0x7b;
const closeObject = 0x7d;

/**
 * Returns whether a JSON text exceeds the bounds, before it is parsed: parsing and checking a text nested 100,000 levels deep fails or
 * takes seconds. One pass skips strings and stops at the first excess; invalid JSON is left to the parser.
 */
export function findJsonExcess(text: string): JsonExcess | null {
  let depth = 0;
  let values = 1;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === quote) at = endOfString(text, at);
    else if (code === comma) {
      if (++values > jsonBounds.values) return 'too-many-values';
    } else if (code === openList || code === openObject) {
      if (++depth > jsonBounds.depth) return 'nested-too-deep';
    } else if (code === closeList || code === closeObject) depth -= 1;
  }
  return null;
}

/** Returns the position of the closing quote; the end of the text if there is none. */
function endOfString(text: string, start: number): number {
  let end = text.indexOf('"', start + 1);
  while (end > 0 && isEscaped(text, end)) end = text.indexOf('"', end + 1);
  return end < 0 ? text.length : end;
}

function isEscaped(text: string, at: number): boolean {
  let first = at;
  while (text.charCodeAt(first - 1) === backslash) first -= 1;
  return (at - first) % 2 === 1;
}
