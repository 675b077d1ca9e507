import type { FileStore } from '../../platform/files/file-store.ts';
import type { FileAnswer } from '../../platform/http/file-exchange.ts';
import { writeWorkbook, type WrittenTable } from '../../platform/xlsx/write-workbook.ts';
import { answerWorkbook } from '../exports/index.ts';

/** Returns a table as a download, followed by a sheet of `notes`. */
export const answerTable = (files: FileStore, name: string, table: WrittenTable, notes?: WrittenTable): Promise<FileAnswer> =>
  answerWorkbook(files, name, (path) => writeWorkbook(path, table, notes && { notes }));
