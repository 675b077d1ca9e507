import { richTextRules } from '../markup/rich-text.ts';

const scheme = /^([a-z][a-z0-9+.-]*):/i;

/** An address as somebody types it: without a scheme it is a page's; null for one that leads nowhere or would run something. */
export function linkAddress(typed: string): string | null {
  const text = typed.trim();
  if (text === '' || /\s/.test(text)) return null;
  const named = scheme.exec(text)?.[1]?.toLowerCase();
  const isPort = named !== undefined && /^[^:]+:\d+(?:\/|$)/.test(text);
  const address = named === undefined || isPort ? `https://${text}` : text;
  if (named !== undefined && !isPort && !richTextRules.schemes.some((each) => each === named)) return null;
  return URL.canParse(address) ? address : null;
}
