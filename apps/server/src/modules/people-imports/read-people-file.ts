import { rm } from 'node:fs/promises';
import { maxImportedPeople, peopleColumns, type PeopleColumn } from '@inkstone/api';
import { locales, trimText } from '@inkstone/schema';
import type { PeopleFileHead } from '../../platform/db/tables/people-imports.ts';
import { stageFile, TooManyBytes } from '../../platform/files/stage-file.ts';
import type { IncomingFile } from '../../platform/http/file-exchange.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { InvalidWorkbook } from '../../platform/xlsx/invalid-workbook.ts';
import { openWorkbook } from '../../platform/xlsx/read-workbook.ts';
import type { FileRow } from '../../platform/xlsx/sheet-reader.ts';
import type { PersonRow } from '../organization/index.ts';
import { maxFileBytes, maxHeadRow, maxRecords } from './limits.ts';
import { columnAliases, columnLabels, fileTexts } from './people-file.locale.ts';
import { readCsv, type CsvRows } from './read-csv.ts';

export interface PeopleFile {
  readonly head: PeopleFileHead;
  readonly rows: readonly PersonRow[];
  readonly sha256: string;
}

/** Reads an uploaded file. Refuses files that cannot be read, are too large, or have no headings or no people. */
export async function readPeopleFile(file: IncomingFile, folder: string): Promise<PeopleFile> {
  const type = /\.(xlsx|csv)$/i.exec(file.name)?.[1]?.toLowerCase() as keyof typeof maxFileBytes | undefined;
  if (!type) return refuse('people-file-type');
  const { path, sha256 } = await stageFile(file.stream, { folder, maxBytes: maxFileBytes[type] }).catch((error: unknown) => {
    if (error instanceof TooManyBytes) return refuse('people-file-too-large');
    throw error;
  });
  try {
    return { ...peopleOf(type === 'csv' ? await readCsv(path) : await readWorkbook(path)), sha256 };
  } finally {
    await rm(path, { force: true });
  }
}

async function readWorkbook(path: string): Promise<CsvRows> {
  try {
    const rows: FileRow[] = [];
    for await (const row of (await openWorkbook(path)).rows()) {
      if (row.cells.some((cell) => textOf(cell) !== '')) rows.push(row);
      if (rows.length > maxRecords) refuse('people-file-too-large');
    }
    return { rows, damagedRows: new Set() };
  } catch (error) {
    if (!(error instanceof InvalidWorkbook)) throw error;
    return refuse(({ type: 'people-file-type', unsafe: 'people-file-unsafe', size: 'people-file-too-large' } as const)[error.reason]);
  }
}

const textOf = (cell: FileRow['cells'][number] | undefined): string => trimText(String(cell ?? ''));

/** Normalises a heading for comparison: width, case, blanks and the mark of required columns are ignored. */
function folded(text: string): string {
  return trimText(
    text
      .normalize('NFKC')
      .replace(/\s*\*\s*$/, '')
      .replace(/\s+/g, ' '),
  ).toLowerCase();
}

const columnOf: ReadonlyMap<string, PeopleColumn> = new Map(
  peopleColumns.flatMap((column) =>
    [column, ...locales.map((locale) => columnLabels[column][locale]), ...(columnAliases[column] ?? [])].map(
      (name) => [folded(name), column] as const,
    ),
  ),
);

function peopleOf({ rows, damagedRows }: CsvRows): Omit<PeopleFile, 'sha256'> {
  const score = ({ cells }: FileRow): number => cells.filter((cell) => columnOf.has(folded(textOf(cell)))).length;
  const top = rows.slice(0, maxHeadRow);
  const headRow = top.reduce<FileRow | undefined>((best, row) => (best === undefined || score(row) > score(best) ? row : best), undefined);
  if (!headRow) return refuse('people-file-empty');
  const head = readHead(headRow);
  if (!head.columns.some(({ key }) => key === 'account' || key === 'employeeNumber')) refuse('people-file-headings');
  const people = rows
    .filter(({ line }) => line > headRow.line)
    .map((row) => personRow(row, head, damagedRows.has(row.line)))
    .filter((row) => !isExample(row) && (row.unreadable.length > 0 || Object.values(row.values).some((value) => value !== '')));
  if (people.length === 0) refuse('people-file-empty');
  if (people.length > maxImportedPeople) refuse('people-file-too-large');
  return { head, rows: people };
}

/** Each column is named once; a second heading with the same meaning is not imported. */
function readHead({ cells }: FileRow): PeopleFileHead {
  const taken = new Set<PeopleColumn>();
  const columns = Array.from(cells, (cell) => {
    const heading = textOf(cell);
    const key = columnOf.get(folded(heading));
    if (key === undefined || taken.has(key)) return { key: null, heading };
    taken.add(key);
    return { key, heading };
  });
  return { columns };
}

function personRow({ line, cells }: FileRow, { columns }: PeopleFileHead, isDamaged: boolean): PersonRow {
  const values: Partial<Record<PeopleColumn, string>> = {};
  const unreadable: PeopleColumn[] = [];
  for (const [index, { key }] of columns.entries()) {
    if (key === null) continue;
    const text = textOf(cells[index]);
    values[key] = text;
    if (isDamaged && text.includes('\ufffd')) unreadable.push(key);
  }
  return { line, values, unreadable };
}

const exampleMarks = Object.values(fileTexts.example);

function isExample({ values: { account = '' } }: PersonRow): boolean {
  const text = account.normalize('NFKC').toLowerCase();
  return exampleMarks.some((mark) => text.startsWith(mark));
}
