const escapes: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r' };

/** Returns the text of a quoted literal. A backslash keeps the next character as it is, except in `\n`, `\t` and `\r`. */
export function unescapeText(literal: string): string {
  return literal.slice(1, -1).replace(/\\([^])/g, (_, character: string) => escapes[character] ?? character);
}

/** Returns the text as a literal in double quotes. */
export function escapeText(text: string): string {
  const escaped = text.replace(/[\\"]/g, '\\$&').replaceAll('\n', '\\n').replaceAll('\r', '\\r').replaceAll('\t', '\\t');
  return `"${escaped}"`;
}
