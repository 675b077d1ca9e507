/** What a key asks for inside a cell. */
export type SheetMove = 'down' | 'up' | 'append' | 'next' | 'previous' | null;

export interface PressedKey {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}

/** What the input in the cell does with keys by itself. */
export interface CellInput {
  /** A list or calendar is open, or an input method is composing: all keys are its own. */
  readonly isBusy: boolean;
  /** Enter opens or presses it. */
  readonly takesEnter: boolean;
  /** Arrows move inside it. */
  readonly takesArrows: boolean;
}

/** Enter goes down, the arrows up and down, Tab to the next cell and past the end of a row into the next one, Ctrl+Enter adds a row. */
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
