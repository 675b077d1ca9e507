import { createReadStream } from 'node:fs';
import { copyFile, mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { makeFolder as makeStartFolder } from '../config/make-folder.ts';
import type { FileStore } from './file-store.ts';
import { placeOf } from './file-store.ts';

/** Keeps contents in a folder. A file appears under its name only when it is whole and on the disk. */
export async function openDiskStore(folder: string): Promise<FileStore> {
  const gathering = join(folder, 'incoming');
  makeStartFolder(gathering, 0o700);
  const pathOf = (name: string): string => join(folder, placeOf(name));

  return {
    gathering,
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

/** What is gathered elsewhere is copied beside its place first, so that it still appears at once. */
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

/** A folder is synced like a file: else a new name in it may be forgotten at a power cut. */
async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
