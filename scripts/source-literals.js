/**
 * The texts of string and template literals in TypeScript, comments aside. A template's placeholders are left out of its text; literals
 * inside them come on their own. `before` is the line up to where the literal starts, with what stands before it on the previous one.
 */
export function literals(source) {
  const found = [];
  let at = 0;
  const before = (start) => source.slice(Math.max(0, start - 80), start);

  /** Reads code up to `end`: the brace that closes a placeholder, or the end of the text. */
  function code(inPlaceholder) {
    let depth = 0;
    while (at < source.length) {
      const char = source[at];
      if (char === '/' && source[at + 1] === '/') at = lineEnd(at);
      else if (char === '/' && source[at + 1] === '*') at = blockEnd(at);
      else if (char === "'" || char === '"') quoted(char);
      else if (char === '`') template();
      else if (char === '/' && isRegularExpression()) regularExpression();
      else {
        if (char === '{') depth += 1;
        if (char === '}' && depth-- === 0 && inPlaceholder) return;
        at += 1;
      }
    }
  }

  const lineEnd = (from) => (source.indexOf('\n', from) + 1 || source.length + 1) - 1;
  const blockEnd = (from) => (source.indexOf('*/', from + 2) + 2 - 1 || source.length - 1) + 1;

  function quoted(mark) {
    const start = at;
    at += 1;
    while (at < source.length && source[at] !== mark && source[at] !== '\n') at += source[at] === '\\' ? 2 : 1;
    at += 1;
    found.push({ before: before(start), content: source.slice(start + 1, at - 1), isTemplate: false });
  }

  function template() {
    const start = at;
    let content = '';
    at += 1;
    while (at < source.length && source[at] !== '`') {
      if (source[at] === '$' && source[at + 1] === '{') {
        at += 2;
        code(true);
        at += 1;
        content += '?';
      } else {
        const size = source[at] === '\\' ? 2 : 1;
        content += source.slice(at, at + size);
        at += size;
      }
    }
    at += 1;
    found.push({ before: before(start), content, isTemplate: true });
  }

  /** A slash that follows a value divides; any other begins a regular expression. */
  function isRegularExpression() {
    const [last] = source.slice(0, at).trimEnd().slice(-1);
    return (
      last === undefined || /[=(,:[!&|?{};>+]/.test(last) || /\b(?:return|case|of)$/.test(source.slice(Math.max(0, at - 10), at).trimEnd())
    );
  }

  function regularExpression() {
    let inClass = false;
    at += 1;
    while (at < source.length && source[at] !== '\n' && (inClass || source[at] !== '/')) {
      if (source[at] === '[') inClass = true;
      if (source[at] === ']') inClass = false;
      at += source[at] === '\\' ? 2 : 1;
    }
    at += 1;
  }

  code(false);
  return found;
}
