import { createId } from '@inkstone/schema';
import type { RowId, RowInput } from '../interfaces/row.ts';

/** The row's own id, or a new one if it has none or another row uses it. */
export function freeId(rows: { has(id: RowId): boolean }, row: RowInput): RowId {
  const id = row['id'];
  return typeof id === 'string' && id !== '' && !rows.has(id) ? id : createId();
}
