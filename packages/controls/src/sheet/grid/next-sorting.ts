import type { SheetSorting } from '@inkstone/form-engine';

/** Returns the sorting after a click on a column's header: ascending, then descending, then none. */
export function nextSorting(now: SheetSorting | null, column: string): SheetSorting | null {
  if (now?.column !== column) return { column, direction: 'ascending' };
  return now.direction === 'ascending' ? { column, direction: 'descending' } : null;
}
