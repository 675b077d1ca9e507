import { open } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';
import type { FileKind } from '../db/tables/files.ts';
import { knownTypes, programs } from './known-type.ts';
import { readZipDirectory, type ZipEntry } from './zip-directory.ts';

/** The detected type of a file, or why it is refused: the content does not match the extension, or it would unpack too large. */
export type FileContent =
  | { readonly ok: true; readonly mediaType: string; readonly kind: FileKind; readonly detected: string | null }
  | { readonly ok: false; readonly reason: 'content-wrong' | 'unpacks-too-large' };

const wrong: FileContent = { ok: false, reason: 'content-wrong' };
const downloadOnly = 'application/octet-stream';
const headBytes = 64 * 1024;

/**
 * Detects the content of a file and compares it with its extension. Files with unknown extensions can only be downloaded, and are refused
 * if they are programs. The language of a text is not detected, because texts are always served as plain text.
 */
export async function readFileContent(path: string, extension: string): Promise<FileContent> {
  const zip = (await isZip(path)) ? await readZipDirectory(path) : undefined;
  if (zip === null) return wrong;
  if (zip && unpacksTooLarge(zip)) return { ok: false, reason: 'unpacks-too-large' };
  const detected = await detect(path, zip);
  if (detected !== null && programs.has(detected) && !(extension === 'zip' && zip)) return wrong;
  const type = Object.hasOwn(knownTypes, extension) ? knownTypes[extension] : undefined;
  if (!type) return { ok: true, mediaType: downloadOnly, kind: 'unknown', detected };
  if (detected === null || !type.detected.includes(detected)) return wrong;
  return { ok: true, mediaType: type.mediaType, kind: type.kind, detected };
}

async function detect(path: string, zip: readonly ZipEntry[] | undefined): Promise<string | null> {
  const head = await readHead(path);
  const asText = textOf(head);
  if (asText !== null && asText.startsWith('#!')) return 'script';
  if (asText !== null && /^<svg[\s>]/i.test(afterProlog(asText))) return 'svg';
  if (zip) return officeOf(zip) ?? (await sniffed(path)) ?? 'zip';
  const found = await sniffed(path);
  if (found !== null && found !== 'xml') return found;
  return asText === null ? null : (found ?? 'text');
}

/** The detector throws for some broken files; they count as unknown. */
async function sniffed(path: string): Promise<string | null> {
  try {
    return (await fileTypeFromFile(path))?.ext ?? null;
  } catch {
    return null;
  }
}

async function readHead(path: string): Promise<Buffer> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(headBytes), position: 0 });
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

async function isZip(path: string): Promise<boolean> {
  const head = await readHead(path);
  return head.length >= 4 && head.readUInt16BE(0) === 0x504b && [0x0304, 0x0506, 0x0708].includes(head.readUInt16BE(2));
}

/** Returns the text of the first bytes; null if they contain control characters such as NUL and have no UTF-16 byte order mark. */
function textOf(head: Buffer): string | null {
  const mark = head.length >= 2 ? head.readUInt16BE(0) : 0;
  if (mark === 0xfffe || mark === 0xfeff) return new TextDecoder(mark === 0xfffe ? 'utf-16le' : 'utf-16be').decode(head);
  if (head.some((byte) => byte < 0x09 || (byte > 0x0d && byte < 0x20 && byte !== 0x1b))) return null;
  return head.toString('utf8').replace(/^\uFEFF/, '');
}

/** Returns an XML text from its root element on. */
function afterProlog(text: string): string {
  let rest = text.trimStart();
  for (;;) {
    const end = endOfProlog(rest);
    if (end < 0) return rest;
    rest = rest.slice(end).trimStart();
  }
}

/** Returns the end of a leading instruction, comment or document type; -1 if there is none or it is not closed. */
function endOfProlog(text: string): number {
  if (text.startsWith('<?')) return indexAfter(text, '?>', 2);
  if (text.startsWith('<!--')) return indexAfter(text, '-->', 4);
  if (!/^<!DOCTYPE/i.test(text)) return -1;
  const end = text.indexOf('>');
  const subset = text.indexOf('[');
  return subset >= 0 && subset < end ? indexAfter(text, '>', indexAfter(text, ']', subset)) : end + 1 || -1;
}

function indexAfter(text: string, sign: string, from: number): number {
  const at = from < 0 ? -1 : text.indexOf(sign, from);
  return at < 0 ? -1 : at + sign.length;
}

const officeParts = [
  ['word/', 'docx'],
  ['xl/', 'xlsx'],
  ['ppt/', 'pptx'],
] as const;

/** Returns the type of an office document by its parts; a document with macros has a type that ends in `m`. */
function officeOf(entries: readonly ZipEntry[]): string | null {
  if (!entries.some(({ name }) => name === '[Content_Types].xml')) return null;
  const found = officeParts.find(([folder]) => entries.some(({ name }) => name.startsWith(folder)));
  if (!found) return null;
  return entries.some(({ name }) => /(^|\/)vbaProject\.bin$/i.test(name)) ? found[1].replace(/x$/, 'm') : found[1];
}

const maxEntries = 65_000;
const maxUnpackedBytes = 4 * 1024 * 1024 * 1024;
/** Real documents stay far below this ratio; small files may have any ratio. */
const maxRatio = 200;
const unsuspiciousBytes = 100 * 1024 * 1024;

function unpacksTooLarge(entries: readonly ZipEntry[]): boolean {
  const packed = entries.reduce((sum, entry) => sum + entry.packed, 0);
  const unpacked = entries.reduce((sum, entry) => sum + entry.unpacked, 0);
  return entries.length > maxEntries || unpacked > maxUnpackedBytes || (unpacked > unsuspiciousBytes && unpacked > packed * maxRatio);
}
