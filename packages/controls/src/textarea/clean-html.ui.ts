import DOMPurify, { type Config } from 'dompurify';
import { richTextRules } from '../markup/rich-text.ts';

const { tags, attributes, schemes, alignments, aligned } = richTextRules;

const config: Config = {
  ALLOWED_TAGS: [...tags],
  ALLOWED_ATTR: [...Object.values(attributes).flat(), 'style'],
  ALLOWED_URI_REGEXP: new RegExp(`^(?:${schemes.join('|')}):`, 'i'),
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
};

const alignedTags: ReadonlySet<string> = new Set(aligned);
const purify = DOMPurify(window);

purify.addHook('uponSanitizeAttribute', (node, data) => {
  if (data.attrName !== 'style') return;
  const alignment = alignments.find((each) => new RegExp(`(?:^|;)\\s*text-align:\\s*${each}\\s*(?:;|$)`, 'i').test(data.attrValue));
  data.keepAttr = alignment !== undefined && alignedTags.has(node.nodeName.toLowerCase());
  data.attrValue = `text-align: ${alignment}`;
});
purify.addHook('afterSanitizeAttributes', (node) => {
  if (node.nodeName !== 'A') return;
  node.setAttribute('target', '_blank');
  node.setAttribute('rel', 'noopener noreferrer nofollow');
});

/** Removes everything from HTML that runs, loads, overlays or asks for input; links open in a new window. */
export function cleanHtml(html: string): string {
  return purify.sanitize(html, config);
}
