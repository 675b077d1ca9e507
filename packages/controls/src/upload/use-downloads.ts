import type { FileReference } from '@inkstone/schema';
import { useState } from 'react';
import { useFileServices } from './use-upload-list.ts';

/** Downloads one file, or all as one archive. `hasFailed` until the next attempt. */
export function useDownloads() {
  const files = useFileServices();
  const [hasFailed, setFailed] = useState(false);
  const run = (work: Promise<void>): void => {
    setFailed(false);
    work.catch(() => setFailed(true));
  };
  return {
    hasFailed,
    download: files && ((file: FileReference) => run(files.download(file))),
    downloadAll: files && ((all: readonly FileReference[]) => run(files.downloadAll(all))),
  };
}
