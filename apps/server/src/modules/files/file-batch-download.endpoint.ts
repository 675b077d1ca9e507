import type { Readable } from 'node:stream';
import { callbackify } from 'node:util';
import yazl from 'yazl';
import { fileBatchDownload } from '@inkstone/api';
import type { FileStore } from '../../platform/files/file-store.ts';
import { defineDownload } from '../../platform/http/endpoint.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { cleanFileName, contentDisposition, folderNames, fileSecurityHeaders, type StoredFile } from '../stored-files/index.ts';
import { requestedFiles } from './requested-files.ts';

/** The zip is streamed; each file is opened only when it is written. */
export const fileBatchDownloadEndpoint = defineDownload(fileBatchDownload, {
  permission: 'participant',
  ticket: 'ticket',
  async handle(context, { refIds, ticket, name }) {
    const files = await requestedFiles(context, refIds, ticket);
    for (const { sha256 } of files) if ((await context.files.sizeOf(sha256)) === null) refuse('not-found');
    const fallback = context.locale === 'zh' ? '附件' : 'files';
    return {
      status: 200,
      headers: {
        ...fileSecurityHeaders,
        'content-type': 'application/zip',
        'content-disposition': contentDisposition('attachment', `${cleanFileName(name ?? '') ?? fallback}.zip`),
        'cache-control': 'no-store',
      },
      body: zipOf(context.files, files),
    };
  },
});

/** Already compressed: compressing again costs time and saves nothing. */
const packed: ReadonlySet<string> = new Set(['image', 'sound', 'film', 'archive']);

function zipOf(store: FileStore, files: readonly StoredFile[]): Readable {
  const zip = new yazl.ZipFile();
  const output = zip.outputStream as unknown as Readable;
  // A file that fails half-way aborts the download: half a zip must not look like a whole one.
  zip.on('error', (error: Error) => output.destroy(error));
  const names = folderNames(files.map(({ name }) => name));
  files.forEach((file, index) => {
    const options = { compress: !packed.has(file.kind), mtime: file.created_at, size: Number(file.size) };
    zip.addReadStreamLazy(
      names[index]!,
      options,
      callbackify(async () => {
        const stream = await store.read(file.sha256);
        output.once('close', () => stream.destroy());
        return stream;
      }),
    );
  });
  zip.end();
  return output;
}
