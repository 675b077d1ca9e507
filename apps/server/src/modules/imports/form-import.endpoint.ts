import { rm } from 'node:fs/promises';
import { formImport, type CallOutput } from '@inkstone/api';
import { issueText } from '@inkstone/controls/locale';
import { importResults, limits, trimText } from '@inkstone/schema';
import type { ImportIssue as SheetIssue } from '@inkstone/form-engine';
import { defineUpload } from '../../platform/http/endpoint.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { QueryContext } from '../../platform/http/request-context.ts';
import type { FileRow } from '../../platform/xlsx/sheet-reader.ts';
import { readSheetImportRows } from '../system/index.ts';
import { maxHeadRow, readHead } from './file-head.ts';
import { sheetTarget, withFormSheet, type FormSheet } from './form-sheet.ts';
import { stageWorkbook } from './stage-workbook.ts';
import { numberField, type FieldCode, type ReadTarget } from './import-fields.ts';
import { lookUpNames } from './name-lookup.ts';
import { withWorkbook } from './read-file.ts';
import { namesIn, recordValues, type RecordValues } from './record-values.ts';

type Output = CallOutput<typeof formImport>;

/**
 * For everybody who has the form open and may import into its sub-table. Returns rows for the open form, without storing them: they are
 * saved with the form, which validates them again.
 */
export const formImportEndpoint = defineUpload(formImport, {
  permission: 'participant',
  handle: (context, input, file) =>
    withFormSheet(context, input, async (open) => {
      const target = await sheetTarget(context, open);
      const max = Math.min(await readSheetImportRows(context.db), limits.sheetImportRowsMax);
      const staged = await stageWorkbook(file, context.files.stagingFolder);
      try {
        return await readFile(context, open, { target, ...(await fileLines(staged.path, max)), max });
      } finally {
        await rm(staged.path, { force: true });
      }
    }),
});

interface ReadLines {
  readonly rows: readonly FileRow[];
  readonly is1904: boolean;
}

/** Reads at most the allowed lines, the lines above the header, and one more by which an excess is detected. */
function fileLines(path: string, max: number): Promise<ReadLines> {
  return withWorkbook(path, async (workbook) => {
    const rows: FileRow[] = [];
    for await (const row of workbook.rows()) {
      if (!row.cells.some((cell) => cell !== null && trimText(String(cell)) !== '')) continue;
      rows.push(row);
      if (rows.length > max + maxHeadRow) break;
    }
    return { rows, is1904: workbook.is1904 };
  });
}

async function readFile(
  context: QueryContext,
  open: FormSheet,
  { target, rows, is1904, max }: ReadLines & { readonly target: ReadTarget; readonly max: number },
): Promise<Output> {
  const found = readHead(rows, target.fields, is1904);
  const lines = found ? rows.filter(({ line }) => line > found.head.line) : [];
  if (!found || lines.length === 0) return refuse('import-template-empty');
  const mapping = found.mapping.map((code) => (code === numberField ? null : code));
  if (mapping.every((code) => code === null)) return refuse('import-template-wrong');
  if (lines.length > max) return refuse('import-too-many-lines', { max });
  const { columns } = found.head;
  const read = await valuesOf(context, { target, mapping, is1904 }, lines);
  return importOutput(context, open, {
    lines: lines.map(({ line }, index) => ({ line, read: read[index]! })),
    nameOf: (column) => columns[column]?.name ?? null,
    mapping,
    leftOut: columns.flatMap(({ name }, index) => (mapping[index] === null && name !== '' ? [name] : [])),
  });
}

async function valuesOf(
  context: QueryContext,
  { target, mapping, is1904 }: { readonly target: ReadTarget; readonly mapping: readonly (FieldCode | null)[]; readonly is1904: boolean },
  lines: readonly FileRow[],
): Promise<readonly RecordValues[]> {
  const { db, locale, timeZone } = context;
  const reading = { target, mapping, settings: { timeZone, is1904 }, locale, clears: false };
  const records = lines.map((line) => [line]);
  const lookUp = await lookUpNames(db, context, namesIn(reading, records));
  return records.map((record) => recordValues({ ...reading, lookUp }, record));
}

interface ReadRows {
  readonly lines: readonly { readonly line: number; readonly read: RecordValues }[];
  readonly nameOf: (column: number) => string | null;
  readonly mapping: readonly (FieldCode | null)[];
  readonly leftOut: readonly string[];
}

/** Returns the issues of the file, and those that the sub-table reports for the remaining rows if they are appended. */
function importOutput({ locale }: QueryContext, { sheet }: FormSheet, { lines, nameOf, mapping, leftOut }: ReadRows): Output {
  const rows = lines.map(({ read }) => read.patch.values);
  const report = sheet.import(rows, { mode: 'append', partial: true, dryRun: true, limit: limits.sheetImportRowsMax });
  const fileIssues = lines.map(({ read }) =>
    read.issues.map(({ line, column, message }) => ({ line, column: column === null ? null : nameOf(column), message })),
  );
  const formIssue = ({ code, params, row, column }: SheetIssue) => {
    const { line, read } = lines[row! - 1]!;
    const at = mapping.indexOf(column);
    // A cell that could not be read is reported once.
    if (read.issues.some((issue) => issue.column === at && at >= 0)) return [];
    const label = sheet.columns.find(({ key }) => key === column)?.label(locale) ?? '';
    const path = `${sheet.code}.${column ?? ''}`;
    const message = issueText({ code, path, ...(params && { params }) }, locale, label);
    return [{ line, column: at >= 0 ? nameOf(at) : label || null, message }];
  };
  const issues = [...fileIssues.flat(), ...report.issues.flatMap((issue) => (issue.row === null ? [] : formIssue(issue)))];
  const linesWithIssues = new Set(issues.map(({ line }) => line));
  const good = lines.filter(({ line }) => !linesWithIssues.has(line));
  const result = issues.length === 0 ? 'success' : good.length === 0 ? 'none' : 'partialSuccess';
  return {
    result: importResults[result],
    rows: good.map(({ line, read }) => ({ line, values: { ...read.patch.values } })),
    issues: issues.toSorted((a, b) => a.line - b.line),
    leftOut: [...leftOut],
  };
}
