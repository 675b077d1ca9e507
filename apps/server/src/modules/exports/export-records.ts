import type { Cursor } from '../../platform/db/paging/cursor.ts';
import type { exportDataAsync, CallArguments } from '@inkstone/api';
import { spreadsheetCell } from '@inkstone/controls/file-cell';
import { isSystemField, type FieldValue, type FileReference, type FormPermission } from '@inkstone/schema';
import { sql } from 'kysely';
import type { WrittenCell } from '../../platform/xlsx/sheet-xml.ts';
import {
  chosenRecords,
  cursorAt,
  findPage,
  initialOrder,
  present,
  sortOf,
  withoutHidden,
  type ChosenRecords,
  type FoundRow,
  type ListReader,
  type ListRights,
  type Search,
} from '../queries/index.ts';
import { isVisibleControl } from '../records/index.ts';
import { exportShape, type ExportColumn, type ExportShape } from './export-columns.ts';
import { sheetRows, type SheetRows } from './sheet-rows.ts';

export type ExportRequest = Omit<CallArguments<typeof exportDataAsync>, 'withFiles'>;

/** A file in an exported cell. */
export interface ExportedFile {
  readonly id: string;
  /** The record's name, for the folder of its files. */
  readonly record: string;
  readonly recordId: string;
}

export interface RecordExport {
  readonly shape: ExportShape;
  readonly records: ChosenRecords;
  /** Pages of lines, each with its number of records. */
  readonly pages: () => AsyncGenerator<ExportedPage>;
}

export interface ExportedPage {
  readonly records: number;
  readonly lines: readonly (readonly WrittenCell[])[];
  readonly files: readonly ExportedFile[];
}

const pageSize = 200;

/**
 * Prepares an export of a list: the records that the reader finds and may export, with the values they may see, page by page. Refuses with
 * `not-allowed` a reader without the right to export, and as a list does.
 */
export async function recordExport(reader: ListReader, request: ExportRequest): Promise<RecordExport> {
  const sorted = (request.sort ?? []).map(({ code }) => code).filter((code) => !isSystemField(code));
  const found = await chosenRecords(reader, request, sorted);
  found.access.require('export');
  const shape = await exportShape(reader, found.shape, { ...request, access: found.access });
  const asked = [...(found.filter?.fields ?? []), ...sorted];
  const chosenIds = request.objectIds ? [sql<boolean>`r.id = any(${request.objectIds}::uuid[])`] : [];
  const offered = sql<boolean>`${sql.join([found.offered, found.access.records('export', asked), ...chosenIds], sql` and `)}`;
  const records: ChosenRecords = { ...found, offered, isAll: false };
  const search: Search = {
    records,
    codes: [...new Set(shape.columns.map(({ code }) => code))],
    sort: sortOf(found.shape, request.sort?.length ? request.sort : await initialOrder(reader, found)),
    criteria: asked,
    branch: null,
    isFlat: true,
  };
  return { shape, records, pages: () => pagesOf(reader, search, shape) };
}

async function* pagesOf(reader: ListReader, search: Search, shape: ExportShape): AsyncGenerator<ExportedPage> {
  const shown = shape.sheets.flatMap(({ table, columns }) => columns.map(({ column }) => `${table.item.code}.${column}`));
  let after: Cursor | null = null;
  do {
    const page: Awaited<ReturnType<typeof findPage>> = await findPage(reader, search, { after, size: pageSize, shown });
    yield await exportedPage(reader, search, shape, page);
    after = page.last ? cursorAt(page.last) : null;
  } while (after !== null);
}

async function exportedPage(
  reader: ListReader,
  search: Search,
  shape: ExportShape,
  { rows, rights }: { readonly rows: readonly FoundRow[]; readonly rights: ListRights },
): Promise<ExportedPage> {
  const { nameItem } = search.records.shape.model.definition;
  const records = withoutHidden(rights, nameItem, await present(reader, search, rows));
  const ids = records.map(({ id }) => id);
  const sheets = await Promise.all(shape.sheets.map(({ table }) => sheetRows(reader.db, table, ids)));
  const lines: (readonly WrittenCell[])[] = [];
  const files: ExportedFile[] = [];
  records.forEach(({ id, name, values }, index) => {
    const permission = rights.get(id);
    const own = { id, name: rows[index]!.sequence_no ?? name, values };
    lines.push(...linesOf(shape, own, { permission, sheets }));
    files.push(...filesOf(shape, own, { permission, sheets }));
  });
  return { records: records.length, lines, files };
}

interface Shown {
  /** Undefined: nothing is hidden. */
  readonly permission: FormPermission | null | undefined;
  readonly sheets: readonly SheetRows[];
}
interface Exported {
  readonly id: string;
  readonly name: string;
  readonly values: Readonly<Record<string, FieldValue>>;
}

/** The first line holds the record's own values. Rows of a sheet are written below one another, those of several sheets side by side. */
function linesOf(shape: ExportShape, { id, values }: Exported, { permission, sheets }: Shown): WrittenCell[][] {
  const first = shape.columns.map((column) => spreadsheetCell(column.model, values[column.code] ?? null, column.context));
  const rows = sheets.map((each) => each.get(id) ?? []);
  const count = Math.max(1, ...rows.map(({ length }) => length));
  return Array.from({ length: count }, (_, line) => [
    ...(line === 0 ? first : shape.columns.map(() => null)),
    ...shape.sheets.flatMap(({ columns }, index) =>
      columns.map((column) => {
        const row = rows[index]![line];
        if (!row || !isShown(permission, column)) return null;
        return spreadsheetCell(column.model, row[column.column!] ?? null, column.context);
      }),
    ),
  ]);
}

function isShown(permission: Shown['permission'], { code, column }: ExportColumn): boolean {
  return permission === undefined || (permission !== null && isVisibleControl(permission, code, column ?? undefined));
}

function filesOf(shape: ExportShape, { id, name, values }: Exported, { permission, sheets }: Shown): ExportedFile[] {
  const own = shape.columns.filter(({ isFile }) => isFile).map(({ code }) => values[code]);
  const ofRows = shape.sheets.flatMap(({ columns }, index) => {
    const shown = columns.filter((column) => column.isFile && isShown(permission, column));
    return (sheets[index]!.get(id) ?? []).flatMap((row) => shown.map(({ column }) => row[column!]));
  });
  return [...own, ...ofRows].flatMap((value) =>
    Array.isArray(value) ? (value as readonly FileReference[]).map((file) => ({ id: file.id, record: name, recordId: id })) : [],
  );
}
