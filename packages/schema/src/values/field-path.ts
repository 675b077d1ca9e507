/**
 * The location of a value in a form: `reason` is a control, `items[rowId].amount` a cell of a sheet. Rows are identified by their id, never
 * by position, so a path stays valid while rows move.
 */
export type FieldPath = string;

export type ParsedFieldPath =
  | { readonly kind: 'control'; readonly control: string }
  | { readonly kind: 'cell'; readonly sheet: string; readonly row: string; readonly column: string };

const cellPattern = /^([A-Za-z]\w*)\[([0-9A-Za-z-]+)\]\.([A-Za-z]\w*)$/;
const controlPattern = /^[A-Za-z]\w*$/;

/** Parses a path; null if it is invalid. */
export function parseFieldPath(path: FieldPath): ParsedFieldPath | null {
  if (controlPattern.test(path)) return { kind: 'control', control: path };
  const match = cellPattern.exec(path);
  return match ? { kind: 'cell', sheet: match[1]!, row: match[2]!, column: match[3]! } : null;
}

export function cellPath(sheet: string, row: string, column: string): FieldPath {
  return `${sheet}[${row}].${column}`;
}
