import { nextTag } from './markup-tag.ts';

export { judgeMarkup, markupLimits } from './judge-markup.ts';

/** What a rich text may hold; the server removes the rest on every write, and views again before they draw. */
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
  /** The one style that is kept, on blocks. */
  alignments: ['left', 'center', 'right', 'justify'],
  aligned: ['p', 'h1', 'h2', 'h3', 'h4'],
} as const;

const ownTags: ReadonlySet<string> = new Set(richTextRules.tags);

/** Has it an element that no rich text may hold? */
export function holdsForeign(html: string): boolean {
  for (let tag = nextTag(html, 0); tag; tag = nextTag(html, tag.end))
    if (tag.name !== '' && !ownTags.has(tag.name.replace('/', ''))) return true;
  return false;
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/** The words of a rich text: what blocks and line breaks set apart stands on lines of its own. What is drawn as HTML is cleaned by its view. */
export function plainOf(html: string): string {
  return withoutTags(html)
    .replace(/&(#\d{1,7}|#x[0-9a-f]{1,6}|[a-z]{2,6});/gi, (whole, name: string) => entityText(name) ?? whole)
    .replace(/[^\S\n ]/g, ' ')
    .replace(/ {2,}/g, ' ')
    .replace(/ ?\n[ \n]*/g, '\n')
    .trim();
}

const linesAfter = /^(?:br|\/p|\/div|\/li|\/h[1-6]|\/tr)$/;
const silent: ReadonlySet<string> = new Set(['script', 'style']);

/** In one pass: a text of nothing but `<` takes no longer than any other. */
function withoutTags(html: string): string {
  const words: string[] = [];
  let at = 0;
  for (let tag = nextTag(html, at); tag; tag = nextTag(html, at)) {
    words.push(html.slice(at, tag.start));
    at = tag.end;
    if (linesAfter.test(tag.name)) words.push('\n');
    else if (silent.has(tag.name)) at = endOfElement(html, tag.name, at);
  }
  words.push(html.slice(at));
  return words.join('');
}

/** After `</name>`; where the element has no end, the rest of the text is in it. */
function endOfElement(html: string, name: string, from: number): number {
  for (let tag = nextTag(html, from); tag; tag = nextTag(html, tag.end)) if (tag.name === `/${name}`) return tag.end;
  return html.length;
}

function entityText(name: string): string | null {
  if (!name.startsWith('#')) return entities[name.toLowerCase()] ?? null;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : null;
}
