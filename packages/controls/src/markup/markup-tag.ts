/** A tag in HTML: from its `<` to the character after its `>`. */
export interface MarkupTag {
  /** The name in lower case, with a slash for closing tags; empty for comments, processing instructions and tags without a name. */
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

const tagName = /\/?[a-z][a-z0-9]*(?![\w-])/iy;

/** Returns the next tag from an offset; null when no `<` with a `>` after it is left. Reading a whole text this way takes a single pass. */
export function nextTag(html: string, from: number): MarkupTag | null {
  const start = html.indexOf('<', from);
  if (start < 0) return null;
  const close = html.indexOf('>', start + 1);
  if (close < 0) return null;
  tagName.lastIndex = start + 1;
  return { name: tagName.exec(html)?.[0].toLowerCase() ?? '', start, end: close + 1 };
}
