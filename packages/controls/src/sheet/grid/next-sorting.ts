import type { SheetSorting } from '@inkstone/form-engine';

/** What pressing a column's head asks for: ascending, then descending, then the order of the rows again. */
export function nextSorting(now: SheetSorting | null, column: string): SheetSorting | null {
  if (now?.column !== column) return { column, direction: 'ascending' };
  return now.direction === 'ascending' ? { column, direction: 'descending' } : null;
}
