import { nextTag } from './markup-tag.ts';

export { checkMarkup, markupLimits } from './check-markup.ts';

/**
 * The elements and attributes a rich text may contain. The server removes all others on every write, and views do so again before
 * rendering.
 */
export const richTextRules = {
  tags: [
    'p',
    'br',
    'strong',
    'b',
    'em',
    'i',
    'u',
    's',
    'a',
    'ul',
    'ol',
    'li',
    'h1',
    'h2',
    'h3',
    'h4',
    'blockquote',
    'pre',
    'code',
    'hr',
    'span',
    'div',
  ],
  attributes: { a: ['href', 'target', 'rel'], ol: ['start'] },
  schemes: ['http', 'https', 'mailto', 'tel'],
  /** The only style that is kept, on block elements. */
  alignments: ['left', 'center', 'right', 'justify'],
  aligned: ['p', 'h1', 'h2', 'h3', 'h4'],
} as const;

const ownTags: ReadonlySet<string> = new Set(richTextRules.tags);

/** Whether it contains an element that is not allowed in rich text. */
export function hasForbiddenElements(html: string): boolean {
  for (let tag = nextTag(html, 0); tag; tag = nextTag(html, tag.end))
    if (tag.name !== '' && !ownTags.has(tag.name.replace('/', ''))) return true;
  return false;
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/**
 * Returns the plain text of a rich text, with a line for each block and line break. It does not make HTML safe: views clean what they
 * render.
 */
export function plainOf(html: string): string {
  return withoutTags(html)
    .replace(/&(#\d{1,7}|#x[0-9a-f]{1,6}|[a-z]{2,6});/gi, (whole, name: string) => entityText(name) ?? whole)
    .replace(/[^\S\n ]/g, ' ')
    .replace(/ {2,}/g, ' ')
    .replace(/ ?\n[ \n]*/g, '\n')
    .trim();
}

const linesAfter = /^(?:br|\/p|\/div|\/li|\/h[1-6]|\/tr)$/;
const withoutText: ReadonlySet<string> = new Set(['script', 'style']);

/** Removes tags in one pass: a text of only `<` takes no longer than any other. */
function withoutTags(html: string): string {
  const parts: string[] = [];
  let at = 0;
  for (let tag = nextTag(html, at); tag; tag = nextTag(html, at)) {
    parts.push(html.slice(at, tag.start));
    at = tag.end;
    if (linesAfter.test(tag.name)) parts.push('\n');
    else if (withoutText.has(tag.name)) at = endOfElement(html, tag.name, at);
  }
  parts.push(html.slice(at));
  return parts.join('');
}

/** Returns the offset after `</name>`; without such a tag, the element extends to the end of the text. */
function endOfElement(html: string, name: string, from: number): number {
  for (let tag = nextTag(html, from); tag; tag = nextTag(html, tag.end)) if (tag.name === `/${name}`) return tag.end;
  return html.length;
}

function entityText(name: string): string | null {
  if (!name.startsWith('#')) return entities[name.toLowerCase()] ?? null;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : null;
}
