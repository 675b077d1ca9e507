import { WorkbookProblem } from './workbook-problem.ts';

/** What is told of an XML document as it is read. Names come without their prefixes. */
export interface XmlListener {
  open(name: string, attributes: string): void;
  close(name: string): void;
  text(text: string): void;
}

/** Longer tags stand in no workbook that a program writes. */
const longestTag = 64 * 1024;
const longestEntity = 12;

/**
 * Reads XML piece by piece. It knows as much of it as workbooks are made of: no document type, so nothing in it stands for anything else,
 * and no entities but those of XML itself.
 */
export function createXmlScan(told: XmlListener): { write(piece: string): void; end(): void } {
  let rest = '';
  let depth = 0;
  const listener: XmlListener = {
    open(name, attributes) {
      depth += 1;
      told.open(name, attributes);
    },
    close(name) {
      depth -= 1;
      told.close(name);
    },
    text: (text) => told.text(text),
  };
  const scan = (isLast: boolean): void => {
    let at = 0;
    for (;;) {
      const open = rest.indexOf('<', at);
      if (open < 0) {
        // A text may stop in the middle of an entity.
        const keep = isLast ? rest.length : textEnd(rest, at);
        if (keep > at) listener.text(plainText(rest.slice(at, keep)));
        at = keep;
        break;
      }
      if (open > at) listener.text(plainText(rest.slice(at, open)));
      const end = readMarkup(rest, open, listener);
      if (end === null) {
        if (rest.length - open > longestTag && !isLong(rest, open)) throw new WorkbookProblem('unsafe', 'a tag without an end');
        at = open;
        break;
      }
      at = end;
    }
    rest = rest.slice(at);
    if (isLast && (rest.trim() !== '' || depth !== 0)) throw new WorkbookProblem('type', 'it breaks off');
  };
  return {
    write(piece) {
      rest += piece;
      scan(false);
    },
    end: () => scan(true),
  };
}

const longestSection = 1024 * 1024;

/** Comments and CDATA may be longer than tags. */
function isLong(text: string, open: number): boolean {
  return text.length - open < longestSection && (text.startsWith('<!--', open) || text.startsWith('<![CDATA[', open));
}

/** Tells one tag, comment or section; answers where it ends, or null when it is not there as a whole. */
function readMarkup(text: string, open: number, listener: XmlListener): number | null {
  const sign = text.charCodeAt(open + 1);
  if (Number.isNaN(sign)) return null;
  if (sign === 0x21) return readDeclaration(text, open, listener);
  if (sign === 0x3f) return behind(text, '?>', open);
  const end = tagEnd(text, open);
  if (end === null) return null;
  if (sign === 0x2f) {
    listener.close(localName(text.slice(open + 2, end).trim()));
    return end + 1;
  }
  const isEmpty = text.charCodeAt(end - 1) === 0x2f;
  const tag = text.slice(open + 1, isEmpty ? end - 1 : end);
  const space = tag.search(/\s/);
  const name = localName(space < 0 ? tag : tag.slice(0, space));
  listener.open(name, space < 0 ? '' : tag.slice(space));
  if (isEmpty) listener.close(name);
  return end + 1;
}

function readDeclaration(text: string, open: number, listener: XmlListener): number | null {
  if (text.startsWith('<!--', open)) return behind(text, '-->', open + 4);
  if (text.startsWith('<![CDATA[', open)) {
    const end = text.indexOf(']]>', open);
    if (end < 0) return null;
    listener.text(text.slice(open + 9, end));
    return end + 3;
  }
  // Not enough to tell yet.
  if (text.length - open < 9 && ('<!--'.startsWith(text.slice(open)) || '<![CDATA['.startsWith(text.slice(open)))) return null;
  throw new WorkbookProblem('unsafe', 'a document type');
}

function behind(text: string, sign: string, from: number): number | null {
  const end = text.indexOf(sign, from);
  return end < 0 ? null : end + sign.length;
}

/** The `>` that ends a tag: one in quotes does not. */
function tagEnd(text: string, open: number): number | null {
  const end = text.indexOf('>', open);
  if (end < 0) return null;
  const tag = text.slice(open, end);
  if (!tag.includes('"') && !tag.includes("'")) return end;
  let quote = 0;
  for (let at = open + 1; at < text.length; at += 1) {
    const sign = text.charCodeAt(at);
    if (quote !== 0) {
      if (sign === quote) quote = 0;
    } else if (sign === 0x22 || sign === 0x27) quote = sign;
    else if (sign === 0x3e) return at;
  }
  return null;
}

function localName(name: string): string {
  const colon = name.indexOf(':');
  return colon < 0 ? name : name.slice(colon + 1);
}

function textEnd(text: string, from: number): number {
  const entity = text.lastIndexOf('&');
  return entity >= from && text.length - entity < longestEntity && !text.includes(';', entity) ? entity : text.length;
}

const known: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Text with what stands for single signs; anything else that looks like it stays as it is written. */
function plainText(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(
    /&(?:#x([0-9a-fA-F]{1,6})|#(\d{1,7})|(amp|lt|gt|quot|apos));/g,
    (whole, hex?: string, decimal?: string, name?: string) => {
      if (name) return known[name]!;
      const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
      return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    },
  );
}

/** The value of an attribute, with or without a prefix; null without one. */
export function attributeOf(attributes: string, name: string): string | null {
  const pattern = patternOf(name);
  const match = pattern.exec(attributes);
  return match ? plainText(match[1] ?? match[2] ?? '') : null;
}

const patterns = new Map<string, RegExp>();

function patternOf(name: string): RegExp {
  let pattern = patterns.get(name);
  if (!pattern) {
    pattern = new RegExp(`\\s(?:[\\w.-]+:)?${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`);
    patterns.set(name, pattern);
  }
  return pattern;
}
