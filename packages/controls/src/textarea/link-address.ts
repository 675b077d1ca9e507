import { richTextRules } from '../markup/rich-text.ts';

const scheme = /^([a-z][a-z0-9+.-]*):/i;

/** Converts a typed address to a URL: without a scheme it is a web page. Returns null for an invalid or unsafe one. */
export function linkAddress(typed: string): string | null {
  const text = typed.trim();
  if (text === '' || /\s/.test(text)) return null;
  const named = scheme.exec(text)?.[1]?.toLowerCase();
  const isPort = named !== undefined && /^[^:]+:\d+(?:\/|$)/.test(text);
  const address = named === undefined || isPort ? `https://${text}` : text;
  if (named !== undefined && !isPort && !richTextRules.schemes.some((each) => each === named)) return null;
  return URL.canParse(address) ? address : null;
}
