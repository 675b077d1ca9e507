import { cellPath, type FieldPair, type FieldValue, type FormValues } from '@inkstone/schema';

/** Parses `items.amount`, a cell of the row that a child is for. */
function cellOf(field: string): { sheet: string; column: string } | null {
  const [sheet, column] = field.split('.');
  return sheet !== undefined && column !== undefined ? { sheet, column } : null;
}

/** Returns the initial values of a child's form; a cell is read in the row that the child is for. */
export function inputsOf(values: FormValues, pairs: readonly FieldPair[], row: string | null): Record<string, FieldValue> {
  return Object.fromEntries(pairs.map(({ from, to }) => [to, readField(values, from, row)]));
}

function readField(values: FormValues, field: string, row: string | null): FieldValue {
  const cell = cellOf(field);
  if (!cell) return values[field] ?? null;
  const rows = values[cell.sheet];
  const found: unknown = Array.isArray(rows)
    ? rows.find((each) => typeof each === 'object' && each !== null && 'id' in each && each.id === row)
    : undefined;
  return ((found as Record<string, FieldValue> | undefined)?.[cell.column] ?? null) as FieldValue;
}

/** Returns the patch that a child's outputs make to its parent's form. */
export function outputsOf(values: FormValues, pairs: readonly FieldPair[], row: string | null): Record<string, FieldValue> {
  return Object.fromEntries(pairs.map(({ from, to }) => [pathOf(to, row), values[from] ?? null]));
}

function pathOf(field: string, row: string | null): string {
  const cell = cellOf(field);
  return cell && row !== null ? cellPath(cell.sheet, row, cell.column) : field;
}
