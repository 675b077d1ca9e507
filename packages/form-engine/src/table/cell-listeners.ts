/** Keeps data about a column up to date: notified of each changed cell, or that all may have changed. */
export interface CellListener {
  cellChanged(slot: number): void;
  allChanged(): void;
}

/** The listeners of a sheet's columns. A column without listeners costs one look-up per change. */
export class CellListeners {
  private readonly byColumn: (CellListener[] | undefined)[] = [];

  add(listener: CellListener, columns: Iterable<number>): void {
    for (const column of columns) (this.byColumn[column] ??= []).push(listener);
  }

  cellChanged(column: number, slot: number): void {
    const listeners = this.byColumn[column];
    if (listeners) for (const listener of listeners) listener.cellChanged(slot);
  }

  columnChanged(column: number): void {
    const listeners = this.byColumn[column];
    if (listeners) for (const listener of listeners) listener.allChanged();
  }

  rowChanged(slot: number): void {
    for (const column of this.byColumn.keys()) this.cellChanged(column, slot);
  }

  allChanged(): void {
    for (const column of this.byColumn.keys()) this.columnChanged(column);
  }
}
