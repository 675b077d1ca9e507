import { createReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { createId } from '@inkstone/schema';
import type { FileStore } from '../../platform/files/file-store.ts';
import type { FileAnswer } from '../../platform/http/file-exchange.ts';
import { writeWorkbook, type WrittenTable } from '../../platform/xlsx/write-workbook.ts';
import { workbookType } from '../exports/index.ts';
import { contentDisposition, fileSecurityHeaders } from '../stored-files/index.ts';

/** Returns a table as a download, followed by a sheet of `notes`; the file is complete before its first byte is sent. */
export async function answerTable(files: FileStore, name: string, table: WrittenTable, notes?: WrittenTable): Promise<FileAnswer> {
  const path = join(files.stagingFolder, `${createId()}.xlsx`);
  try {
    await writeWorkbook(path, table, notes && { notes });
    const { size } = await stat(path);
    const body = createReadStream(path);
    body.once('close', () => void rm(path, { force: true }));
    return {
      status: 200,
      headers: {
        ...fileSecurityHeaders,
        'content-type': workbookType,
        'content-length': String(size),
        'content-disposition': contentDisposition('attachment', `${name}.xlsx`),
        'cache-control': 'no-store',
      },
      body,
    };
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
}
