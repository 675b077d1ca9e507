const closed: Readonly<Record<string, RegExp>> = {
  '"': /"(?:[^"\\]|\\[^])*"/y,
  "'": /'(?:[^'\\]|\\[^])*'/y,
  '“': /“(?:[^“”\\]|\\[^])*”/y,
  '{': /\{[^{}\n]*\}/y,
};

/** Where a text begins that has no closing quote; -1 when every text is closed. What is in braces is a name, quotes included. */
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
