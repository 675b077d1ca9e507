import type { ControlType } from '@inkstone/controls/models';
import { canBeColumn, isControlType } from './control-kinds.ts';

/** What is dragged: a control type of the palette, a data item without a control, or controls of the form. */
export type Dragged =
  | { readonly kind: 'type'; readonly type: ControlType; readonly isColumn: boolean }
  | { readonly kind: 'item'; readonly code: string }
  | { readonly kind: 'controls'; readonly keys: readonly string[] };

export const draggedType = (type: ControlType): Record<string, unknown> => ({ kind: 'type', type });
export const draggedItem = (code: string): Record<string, unknown> => ({ kind: 'item', code });
export const draggedControls = (keys: readonly string[]): Record<string, unknown> => ({ kind: 'controls', keys });

/** Reads what the drag carries; null for anything else that is dragged over the page. */
export function readDragged({ kind, type, code, keys }: Record<string | symbol, unknown>): Dragged | null {
  if (kind === 'type' && typeof type === 'string' && isControlType(type)) return { kind, type, isColumn: canBeColumn(type) };
  if (kind === 'item' && typeof code === 'string') return { kind, code };
  if (kind === 'controls' && Array.isArray(keys)) return { kind, keys: keys.map(String) };
  return null;
}
