import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createId } from '@inkstone/schema';
import type { FileStore } from '../../platform/files/file-store.ts';
import { makeThumbnail, UnreadablePicture } from '../../platform/files/picture.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { storedPicture, type StoredFile } from './stored-file.ts';

export const thumbnailName = (sha256: string): string => `${sha256}.thumbnail`;

const making = new Map<string, Promise<void>>();

/**
 * Ensures that the thumbnail of a file is in the store; concurrent requests make it once. Refuses with `not-found` a file that is no
 * renderable picture.
 */
export async function ensureThumbnail(files: FileStore, file: StoredFile): Promise<string> {
  const name = thumbnailName(file.sha256);
  if (file.kind !== 'image') refuse('not-found');
  if ((await files.sizeOf(name)) !== null) return name;
  const running = making.get(name) ?? make(files, file, name).finally(() => making.delete(name));
  making.set(name, running);
  await running;
  return name;
}

async function make(files: FileStore, file: StoredFile, name: string): Promise<void> {
  try {
    const small = await makeThumbnail(storedPicture(files, file));
    const path = join(files.stagingFolder, createId());
    await writeFile(path, small, { mode: 0o600 });
    await files.keep(name, path);
  } catch (error) {
    if (error instanceof UnreadablePicture) refuse('not-found');
    throw error;
  }
}
