/** A tag in a markup text: from its `<` to the character after its `>`. */
export interface MarkupTag {
  /** In lower case, with its slash when it closes; empty for comments, instructions and what has no name. */
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

const tagName = /\/?[a-z][a-z0-9]*(?![\w-])/iy;

/** The next tag from a place on; null when no `<` with a `>` after it is left. Reading a whole text so costs one pass over it. */
export function nextTag(html: string, from: number): MarkupTag | null {
  const start = html.indexOf('<', from);
  if (start < 0) return null;
  const close = html.indexOf('>', start + 1);
  if (close < 0) return null;
  tagName.lastIndex = start + 1;
  return { name: tagName.exec(html)?.[0].toLowerCase() ?? '', start, end: close + 1 };
}
