import { signal, type ReadonlySignal, type RowId, type Sheet } from '@inkstone/form-engine';

/** The selected rows of a sheet. */
export class RowChoice {
  private readonly sheet: Sheet;
  private readonly chosen = signal<ReadonlySet<RowId>>(new Set());
  private anchor: RowId | null = null;

  constructor(sheet: Sheet) {
    this.sheet = sheet;
  }

  get rows(): ReadonlySignal<ReadonlySet<RowId>> {
    return this.chosen;
  }

  /** Returns them in display order, without rows that are deleted or filtered out. */
  inOrder(): readonly RowId[] {
    return this.sheet.view.shown.peek().filter((row) => this.chosen.peek().has(row));
  }

  /** Returns all selected rows if the row is one of them, otherwise only the row. */
  with(row: RowId): readonly RowId[] {
    return this.chosen.peek().has(row) ? this.inOrder() : [row];
  }

  toggle(row: RowId): void {
    const rows = new Set(this.chosen.peek());
    if (!rows.delete(row)) rows.add(row);
    this.anchor = row;
    this.chosen.value = rows;
  }

  /** Selects all rows from the last selected one to this one. */
  extend(row: RowId): void {
    const shown = this.sheet.view.shown.peek();
    const start = this.anchor === null ? -1 : shown.indexOf(this.anchor);
    const end = shown.indexOf(row);
    if (start < 0) return this.toggle(row);
    const between = shown.slice(Math.min(start, end), Math.max(start, end) + 1);
    this.chosen.value = new Set([...this.chosen.peek(), ...between]);
  }

  set(rows: readonly RowId[]): void {
    this.anchor = rows[0] ?? null;
    this.chosen.value = new Set(rows);
  }

  clear(): void {
    if (this.chosen.peek().size > 0) this.set([]);
  }
}
