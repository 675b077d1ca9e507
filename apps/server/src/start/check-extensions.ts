import { readdir } from 'node:fs/promises';
import { saying } from '../platform/config/start-failure.ts';
import { folderSentences } from './failure-sentences.ts';

/** Refuses, in words, a folder of extension controls that is none or cannot be read. It need not exist. */
export async function checkExtensions(folder: string): Promise<void> {
  await saying(folderSentences('EXTENSIONS_DIR', folder), async () => {
    try {
      await readdir(folder);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  });
}
