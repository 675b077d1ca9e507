import type { RejectedValue } from '@inkstone/form-engine';
import { nextTag } from './markup-tag.ts';

/** Limits of one rich text: several hundred pages stay far below them, and cleaning this much takes only a moment. */
export const markupLimits = { tags: 50_000, entities: 200_000, depth: 100 } as const;

/** Void elements. */
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
 * Checks before cleaning whether a rich text is small and flat enough for it. Rejects with `MarkupTooLong` and the maximum number of tags,
 * or with `MarkupTooDeep` and the maximum nesting depth. Takes a single pass that stops when a limit is exceeded.
 */
export function checkMarkup(html: string): RejectedValue | null {
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
