import type { CellInput, PressedKey } from './sheet-move.ts';

/** The command of a key. */
export type SheetCommand = 'undo' | 'redo' | 'fill' | 'menu' | 'clear';

/**
 * Returns the command of a key: Ctrl+Z, Ctrl+Y or Ctrl+Shift+Z, Ctrl+D; the menu key or Shift+F10 opens the row's menu; Escape clears the
 * selection.
 */
export function sheetCommand({ key, ctrlKey, metaKey, shiftKey, altKey }: PressedKey, { isBusy }: CellInput): SheetCommand | null {
  if (isBusy || altKey) return null;
  if (key === 'ContextMenu' || (key === 'F10' && shiftKey)) return 'menu';
  if (key === 'Escape') return 'clear';
  if (!ctrlKey && !metaKey) return null;
  const letter = key.toLowerCase();
  if (letter === 'z') return shiftKey ? 'redo' : 'undo';
  if (shiftKey) return null;
  return letter === 'y' ? 'redo' : letter === 'd' ? 'fill' : null;
}
