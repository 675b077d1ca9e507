import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openDiskStore } from './disk-store.ts';
import type { FileStore } from './file-store.ts';

/** Refuses, in words, a bucket that cannot be used. A folder says so when it is opened. */
export async function checkFileStore(filesUrl: string | undefined): Promise<void> {
  if (filesUrl?.startsWith('s3:')) await (await import('./s3-store.ts')).checkBucket(filesUrl);
}

/** The store of FILES_URL (`s3://…`, `file://…`), else a folder beside the data. What S3 needs is loaded only then. */
export async function openFileStore({ filesUrl, dataDir }: { filesUrl: string | undefined; dataDir: string }): Promise<FileStore> {
  if (filesUrl?.startsWith('s3:')) return (await import('./s3-store.ts')).openS3Store(filesUrl);
  return openDiskStore(filesUrl === undefined ? join(dataDir, 'files') : fileURLToPath(filesUrl));
}
