import { RE2JS } from 're2js';

const compiled = new Map<string, RE2JS | null>();
const kept = 500;

/**
 * A designer's pattern, run in linear time whatever it says; delimiters around it (`/…/i`) are stripped (runtime specification,
 * section 5). It may match anywhere unless it is anchored. Null when it is none that can be run: look-around and back-references are not.
 */
export function compilePattern(source: string): RE2JS | null {
  const known = compiled.get(source);
  if (known !== undefined) return known;
  if (compiled.size >= kept) compiled.clear();
  const pattern = parsePattern(source.trim());
  compiled.set(source, pattern);
  return pattern;
}

function parsePattern(source: string): RE2JS | null {
  const delimited = /^\/(.*)\/([a-z]*)$/s.exec(source);
  const [body, flags] = delimited ? [delimited[1]!, delimited[2]!] : [source, ''];
  const mask =
    (flags.includes('i') ? RE2JS.CASE_INSENSITIVE : 0) |
    (flags.includes('m') ? RE2JS.MULTILINE : 0) |
    (flags.includes('s') ? RE2JS.DOTALL : 0);
  try {
    return RE2JS.compile(body, mask);
  } catch {
    return null;
  }
}
