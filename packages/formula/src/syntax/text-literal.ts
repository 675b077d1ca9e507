const escapes: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r' };

/** The text that a quoted literal stands for. A backslash keeps the next character as it is, except `\n`, `\t` and `\r`. */
export function unescapeText(literal: string): string {
  return literal.slice(1, -1).replace(/\\([^])/g, (_, character: string) => escapes[character] ?? character);
}

/** A literal in double quotes that reads as the text. */
export function escapeText(text: string): string {
  const escaped = text.replace(/[\\"]/g, '\\$&').replaceAll('\n', '\\n').replaceAll('\r', '\\r').replaceAll('\t', '\\t');
  return `"${escaped}"`;
}
