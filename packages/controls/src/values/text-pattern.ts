import { createPattern, type LinearPattern } from '../pattern/linear-pattern.ts';

const compiled = new Map<string, LinearPattern | null>();
const kept = 500;

/**
 * A designer's pattern, run in linear time whatever it says; delimiters around it (`/…/i`) are stripped (runtime specification,
 * section 5). It may match anywhere unless it is anchored. Null when it is none that can be run: references back to a group are not.
 */
export function compilePattern(source: string): LinearPattern | null {
  const known = compiled.get(source);
  if (known !== undefined) return known;
  if (compiled.size >= kept) compiled.clear();
  const pattern = parseStored(source.trim());
  compiled.set(source, pattern);
  return pattern;
}

/** Flags stand behind the closing delimiter, or at the very beginning as `(?i)`. */
function parseStored(source: string): LinearPattern | null {
  const delimited = /^\/(.*)\/([a-z]*)$/s.exec(source);
  const leading = /^\(\?([ims]+)\)(.*)$/s.exec(source);
  const [, body, flags] = delimited ?? (leading ? [source, leading[2], leading[1]] : [source, source, '']);
  return createPattern(body!, flags);
}
