import { gather, TooManyBytes, type Gathered } from '../../platform/files/gather.ts';
import type { IncomingFile } from '../../platform/http/file-exchange.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { mostImportBytes } from './limits.ts';

/** Takes a file in; whoever asked deletes it. Refuses with `import-file-type` and `import-file-too-large`. */
export async function gatherWorkbook(file: IncomingFile, folder: string): Promise<Gathered> {
  if (!/\.xlsx$/i.test(file.name)) refuse('import-file-type');
  try {
    return await gather(file.stream, { folder, mostBytes: mostImportBytes });
  } catch (error) {
    if (error instanceof TooManyBytes) return refuse('import-file-too-large');
    throw error;
  }
}
