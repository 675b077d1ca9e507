import { importResults, limits, type FieldValue, type ImportResult, type Issue } from '@inkstone/schema';
import type { RowId, RowInput } from '../interfaces/row.ts';
import type { FormEdits } from '../edits/form-edits.ts';
import { invariant } from '../invariant.ts';
import { isSameValue } from '../same-value.ts';
import { isEmptyRow } from '../rules/sheet-issues.ts';
import type { ColumnPlan } from '../plan/control-plan.ts';
import { repeatKey } from '../table/repeat-index.ts';
import type { SheetState } from '../open-form/sheet-state.ts';
import type { ImportIssue, ImportOptions, ImportReport } from '../interfaces/sheet-import.ts';

interface ReadRow {
  readonly number: number;
  readonly values: Readonly<Record<string, FieldValue>>;
  readonly issues: readonly ImportIssue[];
  /** The present row that it updates. */
  readonly slot: number | undefined;
}

/** Imports rows of column values into a sheet, or reports the result without writing. */
export function importRows(sheet: SheetState, edits: FormEdits, rows: readonly RowInput[], options: ImportOptions): ImportReport {
  const rejected = rejectedImport(sheet, rows, options);
  if (rejected) return rejected;
  const read = matched(sheet, readRows(sheet, rows), options);
  const checked = withRepeats(sheet, read, options);
  const issues = checked.flatMap((row) => row.issues);
  const accepted = issues.length === 0 || options.partial ? checked.filter((row) => row.issues.length === 0) : [];
  const leftOut = givenColumns(rows).filter((key) => !isImported(sheet, key));
  if (accepted.length === 0) return report('none', { issues, leftOut });
  const { inputs, ...counts } = resultingRows(sheet, { accepted, checked }, options);
  if (!options.dryRun) edits.setRows(sheet, inputs);
  return report(issues.length > 0 ? 'partialSuccess' : 'success', { issues, leftOut, ...counts });
}

function report(result: ImportResult, rest: Partial<ImportReport>): ImportReport {
  return { result, code: importResults[result], issues: [], added: 0, updated: 0, removed: 0, leftOut: [], ...rest };
}

function rejectedImport(sheet: SheetState, rows: readonly RowInput[], { keyColumns = [], limit }: ImportOptions): ImportReport | null {
  for (const key of keyColumns) invariant(sheet.plan.columnIndex.has(key), `no column ${sheet.plan.definition.key}.${key}`);
  const max = Math.min(limit ?? limits.sheetImportRows, limits.sheetImportRowsMax);
  const whole = (code: string, params: ImportIssue['params'], column: string | null = null): ImportIssue =>
    params ? { code, params, row: null, column } : { code, row: null, column };
  if (rows.length === 0) return report('templateEmpty', {});
  if (rows.length > max) return report('dataCountExceeded', { issues: [whole('ImportCount', { max, count: rows.length })] });
  const unknown = givenColumns(rows).filter((key) => !sheet.plan.columnIndex.has(key));
  return unknown.length === 0 ? null : report('columnError', { issues: unknown.map((key) => whole('ImportColumn', { column: key }, key)) });
}

function givenColumns(rows: readonly RowInput[]): string[] {
  const keys = new Set<string>();
  for (const row of rows) for (const key of Object.keys(row)) if (key !== 'id') keys.add(key);
  return [...keys];
}

function isImported(sheet: SheetState, key: string): boolean {
  return sheet.entryOrder.some((column) => column.definition.key === key && isFillable(sheet, column));
}

function isFillable(sheet: SheetState, column: ColumnPlan): boolean {
  return column.model.role === 'value' && sheet.rules.rights(column).edit;
}

function readRows(sheet: SheetState, rows: readonly RowInput[]): ReadRow[] {
  const columns = sheet.entryOrder.filter((column) => isFillable(sheet, column));
  return rows.map((row, index) => {
    const values: Record<string, FieldValue> = {};
    const issues: ImportIssue[] = [];
    for (const column of columns) {
      const { key } = column.definition;
      if (row[key] === undefined) continue;
      const value = sheet.decode(column, row[key]);
      if (value === undefined) issues.push({ code: 'WrongType', row: index + 1, column: key });
      else {
        values[key] = value;
        issues.push(...valueIssues(sheet, column, value).map((issue) => ({ ...issue, row: index + 1, column: key })));
      }
    }
    return { number: index + 1, values, issues, slot: undefined };
  });
}

/** Rules whose limits depend on the row are only checked once the row exists. */
function valueIssues(sheet: SheetState, column: ColumnPlan, value: FieldValue): readonly Pick<Issue, 'code' | 'params'>[] {
  return column.optionFormulas.length > 0 || column.choices ? [] : column.model.validate(value, sheet.rules.context(column, -1));
}

/** Matches rows to present ones, and reports missing and locked values. */
function matched(sheet: SheetState, rows: readonly ReadRow[], { mode = 'default', keyColumns = [] }: ImportOptions): readonly ReadRow[] {
  const present = mode === 'append' ? new Map<string, number>() : presentKeys(sheet, keyColumns);
  const blank = mode === 'default' ? sheet.rows.order.filter((slot) => isEmptyRow(sheet, slot) && sheet.isOwn(slot)) : [];
  const seen = new Set<string>();
  return rows.map((row) => {
    const key = mode === 'append' ? '' : keyOf(keyColumns.map((column) => row.values[column] ?? null));
    const isDuplicate = key !== '' && seen.has(key);
    seen.add(key);
    const slot = isDuplicate ? undefined : (present.get(key) ?? blank.shift());
    const duplicateIssues: ImportIssue[] = isDuplicate ? [{ code: 'noRepeat', row: row.number, column: keyColumns[0] ?? null }] : [];
    return { ...row, slot, issues: [...row.issues, ...duplicateIssues, ...targetRowIssues(sheet, row, slot)] };
  });
}

function presentKeys(sheet: SheetState, keyColumns: readonly string[]): Map<string, number> {
  const indexes = keyColumns.map((key) => sheet.plan.columnIndex.get(key)!);
  const keys = sheet.rows.order.map((slot) => [keyOf(indexes.map((index) => sheet.columns[index]!.get(slot))), slot] as const);
  return new Map(keys.filter(([key]) => key !== '').toReversed());
}

/** Empty if no key has a value: such a row matches none. */
function keyOf(values: readonly FieldValue[]): string {
  const keys = values.map(repeatKey);
  return keys.some((key) => key !== '') ? JSON.stringify(keys) : '';
}

function targetRowIssues(sheet: SheetState, row: ReadRow, slot: number | undefined): ImportIssue[] {
  return sheet.entryOrder.flatMap((column): ImportIssue[] => {
    if (!isFillable(sheet, column)) return [];
    const { key, options } = { key: column.definition.key, options: column.options };
    const given = row.values[key];
    const at = { row: row.number, column: key };
    const before = slot === undefined ? column.model.empty : sheet.columns[column.index]!.get(slot);
    const required = options.required === true || sheet.rules.rights(column).required;
    const isMissing = required && column.model.isEmpty(given ?? before) && !row.issues.some((issue) => issue.column === key);
    if (isMissing) return [{ code: 'Required', params: { message: column.model.requiredMessage }, ...at }];
    const isLocked = slot !== undefined && given !== undefined && sheet.rules.isDisabled(column, slot) && !isSameValue(given, before);
    return isLocked ? [{ code: 'NotEditable', ...at }] : [];
  });
}

/** Adds issues for values that would repeat in a column that must be unique. */
function withRepeats(sheet: SheetState, rows: readonly ReadRow[], { mode = 'default' }: ImportOptions): readonly ReadRow[] {
  const replaced = new Set(rows.map(({ slot }) => slot));
  const staying = sheet.rows.order.filter((slot) => !replaced.has(slot) && (mode !== 'override' || !sheet.isOwn(slot)));
  const columns = sheet.plan.columns.filter(({ options }) => options['noRepeat'] === true);
  const counts = columns.map(({ index, definition: { key } }) => {
    const count = new Map<string, number>();
    const values = [...staying.map((slot) => sheet.columns[index]!.get(slot)), ...rows.map((row) => resulting(sheet, row, key, index))];
    for (const value of values) count.set(repeatKey(value), (count.get(repeatKey(value)) ?? 0) + 1);
    return count;
  });
  return rows.map((row) => {
    const repeated = columns.filter(({ index, definition: { key } }, at) => {
      const value = repeatKey(resulting(sheet, row, key, index));
      return value !== '' && counts[at]!.get(value)! > 1 && !row.issues.some((issue) => issue.column === key);
    });
    const issues = repeated.map(({ definition }): ImportIssue => ({ code: 'noRepeat', row: row.number, column: definition.key }));
    return issues.length === 0 ? row : { ...row, issues: [...row.issues, ...issues] };
  });
}

function resulting(sheet: SheetState, { values, slot }: ReadRow, key: string, index: number): FieldValue {
  return values[key] ?? (slot === undefined ? null : sheet.columns[index]!.get(slot));
}

interface CheckedRows {
  readonly accepted: readonly ReadRow[];
  readonly checked: readonly ReadRow[];
}

/** All rows of the sheet after the import. A present row whose import has issues stays unchanged. */
function resultingRows(sheet: SheetState, { accepted, checked: all }: CheckedRows, { mode = 'default' }: ImportOptions) {
  const id = (slot: number): RowId => sheet.rows.id(slot);
  const updates = new Map(accepted.flatMap((row) => (row.slot === undefined ? [] : [[row.slot, row] as const])));
  const fresh = accepted.filter(({ slot }) => slot === undefined).map(({ values }): RowInput => values);
  const matchedSlots = new Set(all.flatMap(({ slot }) => slot ?? []));
  const staying = mode === 'override' ? sheet.rows.order.filter((slot) => matchedSlots.has(slot) || !sheet.isOwn(slot)) : sheet.rows.order;
  const kept = staying.map((slot): RowInput => ({ ...updates.get(slot)?.values, id: id(slot) }));
  return {
    inputs: [...kept, ...fresh],
    added: fresh.length,
    updated: updates.size,
    removed: sheet.rows.length - staying.length,
  };
}
