import { namesOfCells, readCell, type CellSettings, type FileCellValue } from '@inkstone/controls/file-cell';
import { cellPath, createId, fillText, type Locale, type Patch } from '@inkstone/schema';
import type { ImportIssue } from '../../platform/db/tables/imports.ts';
import type { RecordLines } from './group-lines.ts';
import { importTexts } from './import.locale.ts';
import { numberField, type FieldCode, type ImportField, type ReadTarget } from './import-fields.ts';
import type { NameLookup } from './name-lookup.ts';

export interface Reading {
  readonly target: ReadTarget;
  readonly mapping: readonly (FieldCode | null)[];
  readonly settings: CellSettings;
  readonly locale: Locale;
  readonly lookUp: NameLookup;
  /** Whether empty cells clear a field; otherwise they leave it unchanged. */
  readonly clears: boolean;
}

/** A record as its lines define it. */
export interface RecordValues {
  readonly patch: Patch;
  readonly issues: readonly ImportIssue[];
  /** Returns the cell of a value of the patch, to which issues of the form are assigned. */
  readonly locate: (path: string) => CellLocation | undefined;
}

interface CellLocation {
  readonly line: number;
  readonly column: number;
}

/** Collects all names in the cells of some records, to look them up at once. */
export function namesIn({ target, mapping, settings }: Omit<Reading, 'lookUp' | 'locale' | 'clears'>, records: readonly RecordLines[]) {
  const named = mapping.flatMap((code, column) => {
    const field = code === null ? undefined : target.fields.get(code);
    return field && namesOfCells(field.model) ? [{ field, column }] : [];
  });
  if (named.length === 0) return [];
  return records.flat().flatMap(({ cells }) =>
    named.flatMap(({ field, column }) => {
      const read = readCell(cells[column] ?? null, field.model, field.options, settings);
      return read?.kind === 'names' ? read.names.map((name) => ({ item: field.item, name })) : [];
    }),
  );
}

/** Returns the values of a record: its own from the first line, and a row of a sub-table for each line with cells of that sub-table. */
export function recordValues(reading: Reading, lines: RecordLines): RecordValues {
  const { target, mapping } = reading;
  const values: Record<string, unknown> = {};
  const rows: Record<string, { added: string[]; removed: string[] }> = {};
  const issues: ImportIssue[] = [];
  let locations: Map<string, CellLocation> | undefined;
  const put = (path: string, { line, column }: CellLocation, field: ImportField, cell: FileCellValue): void => {
    const value = valueOf(reading, field, cell);
    if ('message' in value) issues.push({ line, column, message: value.message });
    else values[path] = value.value;
  };
  for (let index = 0; index < lines.length; index += 1) {
    const { line, cells } = lines[index]!;
    let ids: Map<string, string> | undefined;
    for (let column = 0; column < mapping.length; column += 1) {
      const code = mapping[column]!;
      const field = code === null || code === numberField ? undefined : target.fields.get(code);
      const cell = cells[column] ?? null;
      if (!field) continue;
      if (field.sheet === null) {
        if (index === 0 && (cell !== null || reading.clears)) put(field.key, { line, column }, field, cell);
        continue;
      }
      if (cell === null) continue;
      let id = ids?.get(field.sheet);
      locations ??= new Map();
      if (id === undefined) {
        id = createId();
        (ids ??= new Map()).set(field.sheet, id);
        (rows[field.sheet] ??= { added: [], removed: [] }).added.push(id);
        locations.set(`${field.sheet}[${id}]`, { line, column });
      }
      const path = cellPath(field.sheet, id, field.key);
      locations.set(path, { line, column });
      put(path, { line, column }, field, cell);
    }
  }
  const own = (path: string): CellLocation | undefined => {
    const column = mapping.indexOf(path);
    return column < 0 || target.fields.get(path)?.sheet !== null ? undefined : { line: lines[0]!.line, column };
  };
  return { patch: { values, rows }, issues, locate: (path) => locations?.get(path) ?? own(path) };
}

function valueOf(
  { settings, locale, lookUp }: Reading,
  { model, options, item }: ImportField,
  cell: FileCellValue,
): { readonly value: unknown } | { readonly message: string } {
  if (cell === null) return { value: model.empty };
  const read = readCell(cell, model, options, settings);
  if (read === null) return { value: cell };
  if (read.kind === 'value') return { value: read.value };
  const isOne = namesOfCells(model) === 'one';
  const found = read.names.map((name) => ({ name, called: lookUp(item, name) }));
  const wrong = found.find(({ called }) => called.length !== 1);
  if (wrong) return { message: fillText(importTexts[wrong.called.length === 0 ? 'unknown' : 'ambiguous'][locale], { value: wrong.name }) };
  const named = found.map(({ called }) => called[0]!);
  if (isOne && named.length > 1) return { message: importTexts.oneOnly[locale] };
  return { value: isOne ? (named[0] ?? null) : named };
}
