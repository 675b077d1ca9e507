const closed: Readonly<Record<string, RegExp>> = {
  '"': /"(?:[^"\\]|\\[^])*"/y,
  "'": /'(?:[^'\\]|\\[^])*'/y,
  '“': /“(?:[^“”\\]|\\[^])*”/y,
  '{': /\{[^{}\n]*\}/y,
};

/** Returns the position of a quote that is not closed, or -1. Quotes inside braces are part of a name. */
export function openQuoteIn(source: string): number {
  for (let at = 0; at < source.length; at += 1) {
    const pattern = closed[source[at]!];
    if (!pattern) continue;
    pattern.lastIndex = at;
    if (pattern.test(source)) at = pattern.lastIndex - 1;
    else if (source[at] !== '{') return at;
  }
  return -1;
}
