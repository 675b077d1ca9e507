import { cellPath, type FieldPair, type FieldValue, type FormValues } from '@inkstone/schema';

/** `items.amount`: a cell of the row a child is for. */
function cellOf(field: string): { sheet: string; column: string } | null {
  const [sheet, column] = field.split('.');
  return sheet !== undefined && column !== undefined ? { sheet, column } : null;
}

/** What a child's form begins with; a cell is read in the row the child is for. */
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

/** Where a child's values go in its parent's form. */
export function outputsOf(values: FormValues, pairs: readonly FieldPair[], row: string | null): Record<string, FieldValue> {
  return Object.fromEntries(pairs.map(({ from, to }) => [pathOf(to, row), values[from] ?? null]));
}

function pathOf(field: string, row: string | null): string {
  const cell = cellOf(field);
  return cell && row !== null ? cellPath(cell.sheet, row, cell.column) : field;
}
