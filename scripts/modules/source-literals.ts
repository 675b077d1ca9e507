/** A string or template literal of a source. */
export interface Literal {
  /** The source text right before it. */
  readonly before: string;
  /** Its text, with `?` for placeholders; literals within placeholders are returned separately. */
  readonly content: string;
  readonly isTemplate: boolean;
}

const contextLength = 80;

/** Returns the literals of a TypeScript source, ignoring comments and regular expressions. */
export function literals(source: string): Literal[] {
  const found: Literal[] = [];
  let at = 0;
  readCode(false);
  return found;

  /** Reads to the closing brace of a placeholder, or to the end of the source. */
  function readCode(inPlaceholder: boolean): void {
    let depth = 0;
    while (at < source.length) {
      const char = source[at]!;
      if (source.startsWith('//', at)) at = endOf('\n');
      else if (source.startsWith('/*', at)) at = endOf('*/');
      else if (char === "'" || char === '"') readString(char);
      else if (char === '`') readTemplate();
      else if (char === '/' && beginsExpression()) readRegularExpression();
      else {
        if (char === '{') depth += 1;
        if (char === '}' && depth-- === 0 && inPlaceholder) return;
        at += 1;
      }
    }
  }

  function endOf(mark: string): number {
    const found = source.indexOf(mark, at + 2);
    return found < 0 ? source.length : found + mark.length;
  }

  function add(start: number, content: string, isTemplate: boolean): void {
    found.push({ before: source.slice(Math.max(0, start - contextLength), start), content, isTemplate });
  }

  function readString(mark: string): void {
    const start = at;
    at += 1;
    while (at < source.length && source[at] !== mark && source[at] !== '\n') at += source[at] === '\\' ? 2 : 1;
    at += 1;
    add(start, source.slice(start + 1, at - 1), false);
  }

  function readTemplate(): void {
    const start = at;
    let content = '';
    at += 1;
    while (at < source.length && source[at] !== '`') {
      if (source.startsWith('${', at)) {
        at += 2;
        readCode(true);
        at += 1;
        content += '?';
      } else {
        const size = source[at] === '\\' ? 2 : 1;
        content += source.slice(at, at + size);
        at += size;
      }
    }
    at += 1;
    add(start, content, true);
  }

  /** A slash after a value is a division; any other one starts a regular expression. */
  function beginsExpression(): boolean {
    const before = source.slice(Math.max(0, at - 10), at).trimEnd();
    return before === '' || /[=(,:[!&|?{};>+]$|\b(?:return|case|of)$/.test(before);
  }

  function readRegularExpression(): void {
    let inClass = false;
    at += 1;
    while (at < source.length && source[at] !== '\n' && (inClass || source[at] !== '/')) {
      if (source[at] === '[') inClass = true;
      if (source[at] === ']') inClass = false;
      at += source[at] === '\\' ? 2 : 1;
    }
    at += 1;
  }
}
