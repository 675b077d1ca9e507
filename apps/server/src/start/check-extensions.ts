import { readdir } from 'node:fs/promises';
import { explainStartFailure } from '../platform/config/start-failure.ts';
import { folderFailureMessage } from './failure-messages.ts';

/** Throws a `StartFailure` for an unreadable folder of extension controls. It need not exist. */
export async function checkExtensions(folder: string): Promise<void> {
  await explainStartFailure(folderFailureMessage('EXTENSIONS_DIR', folder), async () => {
    try {
      await readdir(folder);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  });
}
