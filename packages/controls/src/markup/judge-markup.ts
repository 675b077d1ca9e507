import type { RejectedValue } from '@inkstone/form-engine';
import { nextTag } from './markup-tag.ts';

/** What one rich text may be built of: several hundred pages of writing stay far below, and cleaning as much takes a moment. */
export const markupLimits = { tags: 50_000, entities: 200_000, depth: 100 } as const;

/** Elements without content, and those that the next of their kind ends. */
const childless: ReadonlySet<string> = new Set([
  'br',
  'hr',
  'img',
  'input',
  'wbr',
  'col',
  'meta',
  'link',
  'area',
  'base',
  'embed',
  'source',
]);
const endedByNext: ReadonlySet<string> = new Set(['p', 'li', 'option', 'td', 'th', 'tr', 'dt', 'dd']);

/**
 * Whether a rich text is small and flat enough to be cleaned, told before anybody does: `MarkupTooLong` with the most tags it may have, or
 * `MarkupTooDeep` with the most elements inside one another. One pass, which ends at the first tag too many.
 */
export function judgeMarkup(html: string): RejectedValue | null {
  if (hasMore(html, '<', markupLimits.tags) || hasMore(html, '&', markupLimits.entities))
    return { ok: false, code: 'MarkupTooLong', params: { max: markupLimits.tags } };
  const open: string[] = [];
  for (let tag = nextTag(html, 0); tag; tag = nextTag(html, tag.end)) {
    follow(open, tag.name);
    if (open.length > markupLimits.depth) return { ok: false, code: 'MarkupTooDeep', params: { max: markupLimits.depth } };
  }
  return null;
}

function hasMore(html: string, sign: string, most: number): boolean {
  let count = 0;
  for (let at = html.indexOf(sign); at >= 0; at = html.indexOf(sign, at + 1)) if (++count > most) return true;
  return false;
}

function follow(open: string[], name: string): void {
  if (name === '' || childless.has(name)) return;
  if (!name.startsWith('/')) {
    if (endedByNext.has(name) && open.at(-1) === name) return;
    open.push(name);
    return;
  }
  const at = open.lastIndexOf(name.slice(1));
  if (at >= 0) open.length = at;
}
