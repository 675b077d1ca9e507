import { posix } from 'node:path';
import { TextDecoder } from 'node:util';
import { readFileContent } from '../files/file-content.ts';
import { readZipDirectory, type ZipEntry } from '../files/zip-directory.ts';
import { textListener } from './shared-texts.ts';
import { sheetListener, type FileRow } from './sheet-reader.ts';
import { InvalidWorkbook } from './invalid-workbook.ts';
import { styleListener } from './workbook-styles.ts';
import { attributeOf, createXmlScan, type XmlListener } from './xml-scan.ts';
import { openPart } from './zip-part.ts';

const megabyte = 1024 * 1024;
const maxBytes = { small: 8 * megabyte, texts: 160 * megabyte, sheet: 640 * megabyte } as const;
/** Time limit for reading a workbook. */
const timeoutMs = 120_000;

/** The first visible sheet of a workbook, and its date system. */
export interface OpenWorkbook {
  readonly is1904: boolean;
  /** Yields the rows in order; blank rows are omitted. */
  rows(): AsyncGenerator<FileRow>;
}

/**
 * Opens an .xlsx file of any program. It is read as a stream within limits of memory and time; formulas, links and macros are never
 * evaluated. Throws `InvalidWorkbook` for a file that is no workbook, is malicious or is too large.
 */
export async function openWorkbook(path: string): Promise<OpenWorkbook> {
  const content = await readFileContent(path, 'xlsx');
  if (!content.ok) throw new InvalidWorkbook(content.reason === 'content-wrong' ? 'type' : 'size', content.reason);
  const entries = new Map((await readZipDirectory(path))?.map((entry) => [entry.name.replace(/^\//, '').toLowerCase(), entry]));
  const deadline = Date.now() + timeoutMs;
  const parts: Parts = { path, entries, deadline };

  const book = await linkedPart(parts, '', (type) => type.endsWith('/officeDocument'));
  if (!book) throw new InvalidWorkbook('type', 'no workbook');
  const { sheetId, is1904 } = await readBook(parts, book);
  const links = await linksOf(parts, book);
  const target = (test: (link: Link) => boolean): string | null => links.find(test)?.target ?? null;
  const sheet = target(({ id }) => id === sheetId);
  if (!sheet || !entries.has(sheet)) throw new InvalidWorkbook('type', 'no sheet');
  const styles = styleListener();
  const stylePart = target(({ type }) => type.endsWith('/styles'));
  if (stylePart && entries.has(stylePart)) await scanPart(parts, stylePart, styles, maxBytes.small);
  return {
    is1904,
    async *rows() {
      const texts = textListener();
      const textPart = target(({ type }) => type.endsWith('/sharedStrings'));
      if (textPart && entries.has(textPart)) await scanPart(parts, textPart, texts, maxBytes.texts);
      const waiting: FileRow[] = [];
      const scan = createXmlScan(sheetListener({ texts: texts.texts, days: styles.days, is1904 }, (row) => waiting.push(row)));
      for await (const piece of piecesOf({ ...parts, deadline: Date.now() + timeoutMs }, sheet, maxBytes.sheet)) {
        scan.write(piece);
        yield* waiting.splice(0);
      }
      scan.end();
      yield* waiting.splice(0);
    },
  };
}

interface Parts {
  readonly path: string;
  /** By name in lower case. */
  readonly entries: ReadonlyMap<string, ZipEntry>;
  readonly deadline: number;
}

interface Link {
  readonly id: string;
  readonly type: string;
  readonly target: string;
}

async function* piecesOf({ path, entries, deadline }: Parts, name: string, maxBytes: number): AsyncGenerator<string> {
  const stream = await openPart(path, entries.get(name)!, maxBytes);
  let decoder: TextDecoder | null = null;
  try {
    for await (const chunk of stream) {
      decoder ??= decoderOf(chunk as Buffer);
      if (Date.now() > deadline) throw new InvalidWorkbook('size', 'it takes too long');
      yield decoder.decode(chunk as Buffer, { stream: true });
    }
  } catch (error) {
    // A decoder with `fatal` throws a TypeError for invalid text.
    throw error instanceof TypeError ? new InvalidWorkbook('type', error.message) : error;
  } finally {
    stream.destroy();
  }
}

function decoderOf(start: Buffer): TextDecoder {
  const mark = start.length >= 2 ? start.readUInt16BE(0) : 0;
  return new TextDecoder(mark === 0xfffe ? 'utf-16le' : mark === 0xfeff ? 'utf-16be' : 'utf-8', { fatal: true });
}

async function scanPart(parts: Parts, name: string, listener: XmlListener, maxBytes: number): Promise<void> {
  const scan = createXmlScan(listener);
  for await (const piece of piecesOf(parts, name, maxBytes)) scan.write(piece);
  scan.end();
}

/** Returns the relationships of a part. Targets are parts of the file; external ones are omitted. */
async function linksOf(parts: Parts, part: string): Promise<readonly Link[]> {
  const folder = posix.dirname(part === '' ? 'x' : part);
  const name = posix.join(folder, '_rels', `${posix.basename(part)}.rels`).toLowerCase();
  if (!parts.entries.has(name)) return [];
  const links: Link[] = [];
  await scanPart(
    parts,
    name,
    {
      open(tag, attributes) {
        if (tag !== 'Relationship' || attributeOf(attributes, 'TargetMode') === 'External') return;
        const target = attributeOf(attributes, 'Target') ?? '';
        const resolved = target.startsWith('/') ? target.slice(1) : posix.join(folder, target);
        links.push({
          id: attributeOf(attributes, 'Id') ?? '',
          type: attributeOf(attributes, 'Type') ?? '',
          target: resolved.toLowerCase(),
        });
      },
      close() {},
      text() {},
    },
    maxBytes.small,
  );
  return links;
}

async function linkedPart(parts: Parts, part: string, matches: (type: string) => boolean): Promise<string | null> {
  const link = (await linksOf(parts, part)).find(({ type }) => matches(type));
  return link && parts.entries.has(link.target) ? link.target : null;
}

async function readBook(parts: Parts, part: string): Promise<{ sheetId: string | null; is1904: boolean }> {
  const found: { sheetId: string | null; is1904: boolean } = { sheetId: null, is1904: false };
  await scanPart(
    parts,
    part,
    {
      open(name, attributes) {
        if (name === 'workbookPr') found.is1904 = ['1', 'true'].includes(attributeOf(attributes, 'date1904') ?? '');
        if (name === 'sheet' && (attributeOf(attributes, 'state') ?? 'visible') === 'visible')
          found.sheetId ??= attributeOf(attributes, 'id');
      },
      close() {},
      text() {},
    },
    maxBytes.small,
  );
  return found;
}
