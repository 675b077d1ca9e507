import { createId } from '@inkstone/schema';
import type { RowId, RowInput } from '../form.ts';
import type { SheetState } from './sheet-state.ts';

/** The row's own id, or a new one when it has none or another row has it. */
export function freeId(sheet: SheetState, row: RowInput): RowId {
  const id = row['id'];
  return typeof id === 'string' && id !== '' && !sheet.rows.has(id) ? id : createId();
}
