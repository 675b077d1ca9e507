import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openDiskStore } from './disk-store.ts';
import type { FileStore } from './file-store.ts';

/** Throws a `StartFailure` for a bucket that cannot be used. A folder is checked when it is opened. */
export async function checkFileStore(filesUrl: string | undefined): Promise<void> {
  if (filesUrl?.startsWith('s3:')) await (await import('./s3-store.ts')).checkBucket(filesUrl);
}

/** Opens the store of FILES_URL (`s3://…`, `file://…`), by default a folder in the data folder. The S3 client is loaded only if needed. */
export async function openFileStore({ filesUrl, dataDir }: { filesUrl: string | undefined; dataDir: string }): Promise<FileStore> {
  if (filesUrl?.startsWith('s3:')) return (await import('./s3-store.ts')).openS3Store(filesUrl);
  return openDiskStore(filesUrl === undefined ? join(dataDir, 'files') : fileURLToPath(filesUrl));
}
