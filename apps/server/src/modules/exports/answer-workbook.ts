import { createReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { createId } from '@inkstone/schema';
import type { FileStore } from '../../platform/files/file-store.ts';
import type { FileAnswer } from '../../platform/http/file-exchange.ts';
import { contentDisposition, fileSecurityHeaders } from '../stored-files/index.ts';
import { workbookType } from './make-export.ts';

/** Returns the workbook that `write` writes to a path as a download; the file is complete before its first byte is sent. */
export async function answerWorkbook(files: FileStore, name: string, write: (path: string) => Promise<unknown>): Promise<FileAnswer> {
  const path = join(files.stagingFolder, `${createId()}.xlsx`);
  try {
    await write(path);
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
