import type { ControlType } from '@inkstone/controls/models';
import { canBeColumn, isControlType } from './control-kinds.ts';

/** What is dragged: a control type of the palette, a data item without a control, controls of the form, or a column of a sub-table. */
export type Dragged =
  | { readonly kind: 'type'; readonly type: ControlType; readonly isColumn: boolean }
  | { readonly kind: 'item'; readonly code: string }
  | { readonly kind: 'controls'; readonly keys: readonly string[] }
  | { readonly kind: 'column'; readonly sheet: string; readonly column: string };

export const draggedType = (type: ControlType): Record<string, unknown> => ({ kind: 'type', type });
export const draggedItem = (code: string): Record<string, unknown> => ({ kind: 'item', code });
export const draggedControls = (keys: readonly string[]): Record<string, unknown> => ({ kind: 'controls', keys });

export const draggedColumn = (sheet: string, column: string): Record<string, unknown> => ({ kind: 'column', sheet, column });

/** Reads what the drag carries; null for anything else that is dragged over the page. */
export function readDragged({ kind, type, code, keys, sheet, column }: Record<string | symbol, unknown>): Dragged | null {
  if (kind === 'type' && typeof type === 'string' && isControlType(type)) return { kind, type, isColumn: canBeColumn(type) };
  if (kind === 'item' && typeof code === 'string') return { kind, code };
  if (kind === 'controls' && Array.isArray(keys)) return { kind, keys: keys.map(String) };
  if (kind === 'column' && typeof sheet === 'string' && typeof column === 'string') return { kind, sheet, column };
  return null;
}
