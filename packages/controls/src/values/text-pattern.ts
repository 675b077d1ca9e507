import { createPattern, type LinearPattern } from '../pattern/linear-pattern.ts';

const compiled = new Map<string, LinearPattern | null>();
const kept = 500;

/**
 * Compiles a pattern of the designer to run in linear time; delimiters (`/…/i`) are stripped (runtime specification, section 5). It matches
 * anywhere unless anchored. Returns null if it is invalid or has back references.
 */
export function compilePattern(source: string): LinearPattern | null {
  const known = compiled.get(source);
  if (known !== undefined) return known;
  if (compiled.size >= kept) compiled.clear();
  const pattern = parseStored(source.trim());
  compiled.set(source, pattern);
  return pattern;
}

/** Parses flags after the closing delimiter, or at the beginning as `(?i)`. */
function parseStored(source: string): LinearPattern | null {
  const delimited = /^\/(.*)\/([a-z]*)$/s.exec(source);
  const leading = /^\(\?([ims]+)\)(.*)$/s.exec(source);
  const [, body, flags] = delimited ?? (leading ? [source, leading[2], leading[1]] : [source, source, '']);
  return createPattern(body!, flags);
}
