/** A CSV file as text, with the lines that are not in its encoding. */
export interface CsvText {
  readonly text: string;
  /** The numbers of the lines, from 1, that could not be decoded: what is not ASCII in them is U+FFFD. */
  readonly damagedLines: ReadonlySet<number>;
}

type Encoding = 'utf-8' | 'big5';

const newline = 0x0a;

/**
 * Decodes UTF-8, UTF-16 with a byte order mark, or Big5. The encoding is the one that most lines have; each other line is damaged. Null:
 * most of the file is in none of them. In all of them commas, quotes and line ends are bytes of their own, so that one damaged line
 * leaves the others intact.
 */
export function readCsvText(bytes: Buffer): CsvText | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return utf16(bytes, 'utf-16le');
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return utf16(bytes, 'utf-16be');
  const lines = linesOf(bytes);
  const kinds = lines.map(encodingsOf);
  const count = (test: (kind: LineKind) => boolean): number => kinds.filter(test).length;
  const written = count((kind) => kind !== 'ascii');
  const utf8 = count((kind) => kind === 'utf-8' || kind === 'either');
  const big5 = count((kind) => kind === 'big5' || kind === 'either');
  const encoding: Encoding = utf8 >= big5 ? 'utf-8' : 'big5';
  if (written > 0 && Math.max(utf8, big5) * 2 < written) return null;
  if (bytes.includes(0)) return null;
  const damagedLines = new Set<number>();
  const decoder = new TextDecoder(encoding);
  const text = lines
    .map((line, index) => {
      const kind = kinds[index]!;
      if (kind === 'ascii' || kind === encoding || kind === 'either') return decoder.decode(line);
      damagedLines.add(index + 1);
      return damaged(line);
    })
    .join('\n');
  return { text, damagedLines };
}

/** Halves of pairs become U+FFFD, which marks their cells. */
function utf16(bytes: Buffer, encoding: 'utf-16le' | 'utf-16be'): CsvText {
  return { text: new TextDecoder(encoding).decode(bytes), damagedLines: new Set() };
}

function linesOf(bytes: Buffer): readonly Buffer[] {
  const lines: Buffer[] = [];
  let from = 0;
  for (let at = bytes.indexOf(newline); at >= 0; at = bytes.indexOf(newline, from)) {
    lines.push(bytes.subarray(from, at));
    from = at + 1;
  }
  lines.push(bytes.subarray(from));
  return lines;
}

type LineKind = 'ascii' | 'utf-8' | 'big5' | 'either' | 'neither';

/** Characters of three and four bytes: pairs of bytes may be UTF-8 by chance, these are hardly ever. */
const clearUtf8 = /[\u0800-\u{10ffff}]/u;

function encodingsOf(line: Buffer): LineKind {
  if (line.every((byte) => byte < 0x80)) return 'ascii';
  const utf8 = decoded(line, 'utf-8');
  if (utf8 !== null && clearUtf8.test(utf8)) return 'utf-8';
  const big5 = decoded(line, 'big5');
  if (utf8 !== null) return big5 === null ? 'utf-8' : 'either';
  return big5 === null ? 'neither' : 'big5';
}

const strict = { 'utf-8': new TextDecoder('utf-8', { fatal: true }), big5: new TextDecoder('big5', { fatal: true }) };

/** The decoder takes bytes that Big5 does not have for control characters or for characters without a meaning. */
const meaningless = /[\u0080-\u009f\ue000-\uf8ff\ufffd]/;

function decoded(line: Buffer, encoding: Encoding): string | null {
  try {
    const text = strict[encoding].decode(line);
    return encoding === 'big5' && meaningless.test(text) ? null : text;
  } catch {
    return null;
  }
}

/** The line with one U+FFFD for each run of bytes that are not ASCII. */
function damaged(line: Buffer): string {
  return line.toString('latin1').replaceAll(/[\x80-\xff]+/g, '\ufffd');
}
