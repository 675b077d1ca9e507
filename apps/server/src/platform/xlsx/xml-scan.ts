import { InvalidWorkbook } from './invalid-workbook.ts';

/** Receives the events of an XML document. Names have no prefixes. */
export interface XmlListener {
  open(name: string, attributes: string): void;
  close(name: string): void;
  text(text: string): void;
}

/** Workbooks of real programs have no longer tags. */
const maxTagLength = 64 * 1024;
const maxEntityLength = 12;

/**
 * Parses XML in chunks. It supports the subset of XML that workbooks use: document types are refused, so there are no entities but the
 * predefined ones.
 */
export function createXmlScan(target: XmlListener): { write(piece: string): void; end(): void } {
  let rest = '';
  let depth = 0;
  const listener: XmlListener = {
    open(name, attributes) {
      depth += 1;
      target.open(name, attributes);
    },
    close(name) {
      depth -= 1;
      target.close(name);
    },
    text: (text) => target.text(text),
  };
  const scan = (isLast: boolean): void => {
    let at = 0;
    for (;;) {
      const open = rest.indexOf('<', at);
      if (open < 0) {
        // A chunk may end within an entity.
        const keep = isLast ? rest.length : textEnd(rest, at);
        if (keep > at) listener.text(plainText(rest.slice(at, keep)));
        at = keep;
        break;
      }
      if (open > at) listener.text(plainText(rest.slice(at, open)));
      const end = readMarkup(rest, open, listener);
      if (end === null) {
        if (rest.length - open > maxTagLength && !isLong(rest, open)) throw new InvalidWorkbook('unsafe', 'a tag without an end');
        at = open;
        break;
      }
      at = end;
    }
    rest = rest.slice(at);
    if (isLast && (rest.trim() !== '' || depth !== 0)) throw new InvalidWorkbook('type', 'it breaks off');
  };
  return {
    write(piece) {
      rest += piece;
      scan(false);
    },
    end: () => scan(true),
  };
}

const maxSectionLength = 1024 * 1024;

/** Comments and CDATA may be longer than tags. */
function isLong(text: string, open: number): boolean {
  return text.length - open < maxSectionLength && (text.startsWith('<!--', open) || text.startsWith('<![CDATA[', open));
}

/** Reads one tag, comment or section. Returns its end, or null if it is incomplete. */
function readMarkup(text: string, open: number, listener: XmlListener): number | null {
  const sign = text.charCodeAt(open + 1);
  if (Number.isNaN(sign)) return null;
  if (sign === 0x21) return readDeclaration(text, open, listener);
  if (sign === 0x3f) return indexAfter(text, '?>', open);
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
  if (text.startsWith('<!--', open)) return indexAfter(text, '-->', open + 4);
  if (text.startsWith('<![CDATA[', open)) {
    const end = text.indexOf(']]>', open);
    if (end < 0) return null;
    listener.text(text.slice(open + 9, end));
    return end + 3;
  }
  // The chunk is too short to decide.
  if (text.length - open < 9 && ('<!--'.startsWith(text.slice(open)) || '<![CDATA['.startsWith(text.slice(open)))) return null;
  throw new InvalidWorkbook('unsafe', 'a document type');
}

function indexAfter(text: string, sign: string, from: number): number | null {
  const end = text.indexOf(sign, from);
  return end < 0 ? null : end + sign.length;
}

/** Returns the position of the `>` that ends a tag, ignoring those in quotes. */
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
  return entity >= from && text.length - entity < maxEntityLength && !text.includes(';', entity) ? entity : text.length;
}

const known: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Decodes character references and predefined entities; anything else is left unchanged. */
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

/** Returns the value of an attribute, ignoring its prefix; null if it is missing. */
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
