import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import yazl from 'yazl';
import { readZipDirectory, type ZipEntry } from '../../platform/files/zip-directory.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { InvalidWorkbook } from '../../platform/xlsx/invalid-workbook.ts';
import { openPart } from '../../platform/xlsx/zip-part.ts';
import type { PackageFile } from './package-files.ts';

export const mostPackageBytes = 5 * 1024 * 1024;
const mostUnpackedBytes = 50 * 1024 * 1024;
const mostFiles = 5000;
/** The earliest day of the zip format; the real one would change the bytes of the same package. */
const mtime = new Date(1980, 0, 1);

/** Deterministic: the same files give the same bytes. */
export function zipPackage(files: readonly PackageFile[]): Promise<Buffer> {
  const zip = new yazl.ZipFile();
  for (const { path, text } of files) zip.addBuffer(Buffer.from(text, 'utf8'), path, { mtime, mode: 0o100644, forceDosTimestamp: true });
  zip.end();
  return buffer(zip.outputStream as unknown as Readable);
}

/**
 * Returns the files of a zip, also when one folder contains them all; hidden and system files are skipped. `text` is null for bytes that
 * are not UTF-8. Refuses with `package-unreadable` and `package-too-large`.
 */
export async function unzipPackage(path: string): Promise<readonly { readonly path: string; readonly text: string | null }[]> {
  const entries = (await readZipDirectory(path)) ?? refuse('package-unreadable');
  const wanted = entries.filter(({ name }) => !name.endsWith('/') && !isHidden(name));
  const unpacked = wanted.reduce((sum, entry) => sum + entry.unpacked, 0);
  if (wanted.length > mostFiles || unpacked > mostUnpackedBytes) refuse('package-too-large');
  const folder = commonFolder(wanted);
  const files = [];
  for (const entry of wanted) files.push({ path: entry.name.slice(folder.length), text: await textOf(path, entry) });
  return files;
}

function isHidden(name: string): boolean {
  return name.split('/').some((part) => part.startsWith('.') || part === '__MACOSX') || /(^|\/)README\.md$/i.test(name);
}

function commonFolder(entries: readonly ZipEntry[]): string {
  if (entries.some(({ name }) => name === 'app.json')) return '';
  const folder = /^[^/]+\//.exec(entries[0]?.name ?? '')?.[0] ?? '';
  return entries.every(({ name }) => name.startsWith(folder)) ? folder : '';
}

async function textOf(path: string, entry: ZipEntry): Promise<string | null> {
  const bytes = await bytesOf(path, entry);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

async function bytesOf(path: string, entry: ZipEntry): Promise<Buffer> {
  try {
    return await buffer(await openPart(path, entry, Math.min(entry.unpacked, mostUnpackedBytes)));
  } catch (error) {
    if (!(error instanceof InvalidWorkbook)) throw error;
    return refuse(error.reason === 'size' ? 'package-too-large' : 'package-unreadable');
  }
}
