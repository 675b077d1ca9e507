import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { callbackify } from 'node:util';
import { createId } from '@inkstone/schema';
import yazl from 'yazl';
import type { Db, Trx } from '../../platform/db/database.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { findFiles, folderNames, storeFile, type StoredFile } from '../stored-files/index.ts';
import type { ExportedFile, RecordExport } from './export-records.ts';
import { writeExport } from './export-workbook.ts';
import { maxFilesExported } from './limits.ts';

export interface MadeExport {
  readonly sha256: string;
  readonly size: number;
  readonly mediaType: string;
}

export const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

interface ExportOptions {
  readonly name: string;
  readonly withFiles: boolean;
  /** Called with the number of records that were written since the last call. */
  readonly progress: (records: number) => Promise<void>;
}

/** Writes an export into the file store: a workbook, or, with files, a zip of the workbook and the files in its cells. */
export async function makeExport(
  { db, trx, files }: { readonly db: Db; readonly trx: Trx; readonly files: FileStore },
  found: RecordExport,
  { name, withFiles, progress }: ExportOptions,
): Promise<MadeExport> {
  const workbook = join(files.stagingFolder, `${createId()}.xlsx`);
  const packed = join(files.stagingFolder, `${createId()}.zip`);
  const taken: ExportedFile[] = [];
  try {
    await writeExport(workbook, found, {
      name,
      async onPage(page) {
        if (withFiles) taken.push(...page.files);
        if (taken.length > maxFilesExported) refuse('export-too-many-files');
        await progress(page.records);
      },
    });
    if (!withFiles) return { ...(await storeFile({ db, files }, workbook)), mediaType: workbookType };
    await packFiles({ files, stored: await storedFiles(trx, taken) }, { workbook, packed, name, taken });
    return { ...(await storeFile({ db, files }, packed)), mediaType: 'application/zip' };
  } finally {
    await rm(workbook, { force: true });
    await rm(packed, { force: true });
  }
}

async function storedFiles(trx: Trx, taken: readonly ExportedFile[]): Promise<ReadonlyMap<string, StoredFile>> {
  const stored = new Map<string, StoredFile>();
  for (let from = 0; from < taken.length; from += 1000) {
    for (const [id, file] of await findFiles(
      trx,
      taken.slice(from, from + 1000).map(({ id: each }) => each),
    ))
      stored.set(id, file);
  }
  return stored;
}

/** Writes one folder for each record with files; only one file is open at a time. */
async function packFiles(
  { files, stored }: { readonly files: FileStore; readonly stored: ReadonlyMap<string, StoredFile> },
  {
    workbook,
    packed,
    name,
    taken,
  }: { readonly workbook: string; readonly packed: string; readonly name: string; readonly taken: readonly ExportedFile[] },
): Promise<void> {
  const zip = new yazl.ZipFile();
  const output = zip.outputStream as unknown as Readable;
  zip.on('error', (error: Error) => output.destroy(error));
  const writing = pipeline(output, createWriteStream(packed));
  const [workbookName] = folderNames([`${name}.xlsx`]);
  zip.addFile(workbook, workbookName!, { compress: false });
  const byRecord = [...Map.groupBy(taken, ({ recordId }) => recordId).values()];
  const folders = folderNames(byRecord.map((each) => each[0]!.record || each[0]!.recordId));
  for (const [index, each] of byRecord.entries()) {
    const found = each.flatMap(({ id }) => stored.get(id) ?? []);
    const names = folderNames(found.map((file) => file.name));
    for (const [at, file] of found.entries()) {
      if ((await files.sizeOf(file.sha256)) === null) continue;
      zip.addReadStreamLazy(
        `files/${folders[index]}/${names[at]}`,
        { compress: file.kind === 'text' || file.kind === 'document', mtime: file.created_at, size: Number(file.size) },
        callbackify(() => files.read(file.sha256)),
      );
    }
  }
  zip.end();
  await writing;
}
