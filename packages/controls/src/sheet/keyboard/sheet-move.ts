/** The movement of a key inside a cell. */
export type SheetMove = 'down' | 'up' | 'append' | 'next' | 'previous' | null;

export interface PressedKey {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}

/** Which keys the input in the cell handles itself. */
export interface CellInput {
  /** A list or calendar is open, or an input method is composing: the input handles all keys. */
  readonly isBusy: boolean;
  /** Enter activates it. */
  readonly takesEnter: boolean;
  /** Arrow keys move inside it. */
  readonly takesArrows: boolean;
}

/**
 * Returns the movement of a key: Enter moves down, the arrows up and down, Tab to the next cell and from the end of a row into the next
 * row, Ctrl+Enter adds a row.
 */
export function sheetMove(pressed: PressedKey, input: CellInput): SheetMove {
  const { key, shiftKey } = pressed;
  const isControlled = pressed.ctrlKey || pressed.metaKey;
  if (input.isBusy || pressed.altKey) return null;
  if (key === 'Enter' && isControlled) return 'append';
  if (isControlled) return null;
  if (key === 'Tab') return shiftKey ? 'previous' : 'next';
  if (key === 'Enter' && !input.takesEnter) return shiftKey ? 'up' : 'down';
  if (key === 'ArrowDown' && !input.takesArrows) return 'down';
  return key === 'ArrowUp' && !input.takesArrows ? 'up' : null;
}
