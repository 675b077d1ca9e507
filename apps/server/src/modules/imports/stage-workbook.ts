import { stageFile, TooManyBytes, type StagedFile } from '../../platform/files/stage-file.ts';
import type { IncomingFile } from '../../platform/http/file-exchange.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { maxImportBytes } from './limits.ts';

/**
 * Stores an uploaded workbook in a temporary file, which the caller deletes. Refuses with `import-file-type` and `import-file-too-large`.
 */
export async function stageWorkbook(file: IncomingFile, folder: string): Promise<StagedFile> {
  if (!/\.xlsx$/i.test(file.name)) refuse('import-file-type');
  try {
    return await stageFile(file.stream, { folder, maxBytes: maxImportBytes });
  } catch (error) {
    if (error instanceof TooManyBytes) return refuse('import-file-too-large');
    throw error;
  }
}
