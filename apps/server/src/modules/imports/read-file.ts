import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { maxImportedRecords } from '@inkstone/api';
import { createId, fillText, importModes, type Locale, trimText } from '@inkstone/schema';
import { sql } from 'kysely';
import type { Trx } from '../../platform/db/database.ts';
import type { ImportIssue } from '../../platform/db/tables/imports.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { openWorkbook, type OpenWorkbook } from '../../platform/xlsx/read-workbook.ts';
import { InvalidWorkbook } from '../../platform/xlsx/invalid-workbook.ts';
import { createGrouping, type RecordLines } from './group-lines.ts';
import { importTexts } from './import.locale.ts';
import type { Import } from './stored-import.ts';
import type { ImportTarget } from './import-fields.ts';

/** Opens a workbook. Refuses unreadable ones with `import-file-type`, `import-file-unsafe` and `import-file-too-large`. */
export async function withWorkbook<T>(path: string, read: (workbook: OpenWorkbook) => Promise<T>): Promise<T> {
  try {
    return await read(await openWorkbook(path));
  } catch (error) {
    if (!(error instanceof InvalidWorkbook)) throw error;
    return refuse(error.reason === 'size' ? 'import-file-too-large' : `import-file-${error.reason}`);
  }
}

const rowsPerStatement = 500;

/**
 * Stores the records of the file as rows of the import, in this transaction. Values that repeat within the file but must be unique are
 * marked as issues. Returns the number of records, and of those with issues. Throws when `signal` is aborted.
 */
export async function readRecords(
  { trx, files }: { readonly trx: Trx; readonly files: FileStore },
  task: Import,
  target: ImportTarget,
  signal?: AbortSignal,
): Promise<{ readonly total: number; readonly failed: number }> {
  await trx.deleteFrom('import_rows').where('import_id', '=', task.id).execute();
  const path = join(files.stagingFolder, `${createId()}.xlsx`);
  const repetitionIssues = createRepetitionCheck(task, target);
  let waiting: { lines: RecordLines; issues: readonly ImportIssue[] }[] = [];
  let total = 0;
  let failed = 0;
  const flush = async (): Promise<void> => {
    await insertRows(trx, task.id, total - waiting.length, waiting);
    waiting = [];
  };
  const put = async (lines: RecordLines | null): Promise<void> => {
    if (lines === null) return;
    total += 1;
    if (total > maxImportedRecords) refuse('import-too-many-rows');
    const issues = repetitionIssues(lines);
    if (issues.length > 0) failed += 1;
    waiting.push({ lines, issues });
    if (waiting.length >= rowsPerStatement) await flush();
  };
  try {
    await pipeline(await files.read(task.sha256 ?? ''), createWriteStream(path));
    await withWorkbook(path, async (workbook) => {
      const grouping = createGrouping(task.mapping ?? []);
      for await (const row of workbook.rows()) {
        signal?.throwIfAborted();
        if (row.line > task.head.line) await put(grouping.add(row));
      }
      await put(grouping.end());
    });
    await flush();
  } finally {
    await rm(path, { force: true });
  }
  if (total === 0) refuse('import-template-empty');
  return { total, failed };
}

async function insertRows(
  trx: Trx,
  importId: string,
  before: number,
  rows: readonly { readonly lines: RecordLines; readonly issues: readonly ImportIssue[] }[],
): Promise<void> {
  if (rows.length === 0) return;
  const rowsJson = JSON.stringify(rows.map(({ lines, issues }) => ({ lines, issues: issues.length > 0 ? issues : null })));
  await sql`
    insert into import_rows (import_id, position, lines, state, issues)
    select ${importId}::uuid, ${before}::integer + r.position, r.row -> 'lines',
      case when r.row -> 'issues' = 'null'::jsonb then 'waiting' else 'faulty' end, nullif(r.row -> 'issues', 'null'::jsonb)
    from jsonb_array_elements(${rowsJson}::jsonb) with ordinality r (row, position)`.execute(trx);
}

/**
 * Checks values that must be unique within the file: keys and `noRepeat` items. Compares the text of the cells, before names are looked up.
 */
function createRepetitionCheck(task: Import, { fields }: ImportTarget): (lines: RecordLines) => readonly ImportIssue[] {
  const mapping = task.mapping ?? [];
  const columnIndexes = (codes: readonly string[]): readonly number[] =>
    codes.map((code) => mapping.indexOf(code)).filter((index) => index >= 0);
  const once = [...fields].filter(([, { sheet, item }]) => sheet === null && item.noRepeat).map(([code]) => columnIndexes([code]));
  const keys = task.mode === importModes.append || task.keys.length === 0 ? [] : [columnIndexes(task.keys)];
  const seen = [...keys, ...once].filter((indexes) => indexes.length > 0).map((indexes) => ({ indexes, lines: new Map<string, number>() }));
  return ([first]) =>
    seen.flatMap(({ indexes, lines }) => {
      const words = indexes.map((index) => trimText(String(first!.cells[index] ?? '')));
      if (words.every((word) => word === '')) return [];
      const key = JSON.stringify(words);
      const before = lines.get(key);
      if (before === undefined) lines.set(key, first!.line);
      const message = fillText(importTexts.twice[task.locale as Locale], { line: before });
      return before === undefined ? [] : [{ line: first!.line, column: indexes[0]!, message }];
    });
}
