import { createReadStream } from 'node:fs';
import { copyFile, mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { makeFolder as makeStartFolder } from '../config/make-folder.ts';
import type { FileStore } from './file-store.ts';
import { storagePath } from './file-store.ts';

/** Stores contents in a folder. A file appears under its name only when it is complete and synced to the disk. */
export async function openDiskStore(folder: string): Promise<FileStore> {
  const stagingFolder = join(folder, 'incoming');
  makeStartFolder(stagingFolder, 0o700);
  const pathOf = (name: string): string => join(folder, storagePath(name));

  return {
    stagingFolder,
    async keep(name, path) {
      const target = pathOf(name);
      if ((await sizeOrNull(target)) !== null) return;
      const { folderMade } = await makeFolder(dirname(target));
      await sync(path);
      await move(path, target);
      await sync(dirname(target));
      if (folderMade) await sync(dirname(dirname(target)));
    },
    sizeOf: (name) => sizeOrNull(pathOf(name)),
    async read(name, range) {
      const handle = await open(pathOf(name), 'r');
      return createReadStream('', { fd: handle, ...range });
    },
    remove: (name) => rm(pathOf(name), { force: true }),
  };
}

async function makeFolder(path: string): Promise<{ folderMade: boolean }> {
  return { folderMade: (await mkdir(path, { recursive: true, mode: 0o700 })) !== undefined };
}

async function sizeOrNull(path: string): Promise<number | null> {
  try {
    return (await stat(path)).size;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** A file of another file system is first copied next to its target, so that the final rename is atomic. */
async function move(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    const near = `${to}.${process.pid}.part`;
    await copyFile(from, near);
    await sync(near);
    await rename(near, to);
  }
}

/** Also used for folders: without it a new entry of a folder may be lost at a power cut. */
async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
