import type { FieldValue } from '@inkstone/schema';
import type { RowId } from '../interfaces/row.ts';
import { isSameValue } from '../same-value.ts';
import type { Column } from './column.ts';
import type { SheetRows } from './sheet-rows.ts';

/** Rows and columns as they lay when all rows went at once. */
interface Shelf {
  readonly rows: SheetRows;
  readonly columns: readonly Column[];
}

/** What a sheet's base rows held where they hold something else now, and what those held that are gone. */
export class SheetBase {
  /** By column: the base's value of each cell that differs, by slot. */
  private readonly differences: readonly Map<number, FieldValue>[];
  private readonly removed = new Map<RowId, readonly FieldValue[]>();
  private shelf: Shelf | undefined;

  constructor(columns: number) {
    this.differences = Array.from({ length: columns }, () => new Map());
  }

  /** A cell of a base row goes from `before` to `value`. */
  changed(column: number, slot: number, before: FieldValue, value: FieldValue): void {
    const differences = this.differences[column]!;
    if (!differences.has(slot)) differences.set(slot, before);
    else if (isSameValue(differences.get(slot), value)) differences.delete(slot);
  }

  cellDiffers(column: number, slot: number): boolean {
    return this.differences[column]!.has(slot);
  }

  columnDiffers(column: number): boolean {
    return this.differences[column]!.size > 0;
  }

  /** The base's value of a cell that holds `current` now. */
  valueOf(column: number, slot: number, current: FieldValue): FieldValue {
    const differences = this.differences[column]!;
    return differences.has(slot) ? differences.get(slot)! : current;
  }

  /** A row of the base goes. What it held may be kept already from the last time it went. */
  keepRemoved(id: RowId, values: () => readonly FieldValue[]): void {
    if (!this.hasRemoved(id)) this.removed.set(id, values());
  }

  /** All rows go, with their columns; they may bring what they held in the base themselves, so no row is copied. */
  keepAll(rows: SheetRows, columns: readonly Column[]): void {
    if (!this.shelf) {
      for (const [index, differences] of this.differences.entries()) {
        for (const [slot, value] of differences) columns[index]!.set(slot, value);
      }
      this.shelf = { rows, columns };
    }
    this.forgetSlots();
  }

  /** Asked only of rows that are not there. */
  hasRemoved(id: RowId): boolean {
    return (this.removed.size > 0 && this.removed.has(id)) || this.shelvedSlot(id) !== undefined;
  }

  /** What a removed row of the base held there, by column. */
  removedRow(id: RowId): readonly FieldValue[] | undefined {
    const slot = this.shelvedSlot(id);
    return slot === undefined ? this.removed.get(id) : this.shelf!.columns.map((column) => column.get(slot));
  }

  forgetSlot(slot: number): void {
    for (const differences of this.differences) differences.delete(slot);
  }

  forgetSlots(): void {
    for (const differences of this.differences) differences.clear();
  }

  /** What is there now is the base. */
  settle(): void {
    this.forgetSlots();
    this.removed.clear();
    this.shelf = undefined;
  }

  private shelvedSlot(id: RowId): number | undefined {
    if (!this.shelf?.rows.has(id)) return undefined;
    const slot = this.shelf.rows.slot(id);
    return this.shelf.rows.isAdded(slot) ? undefined : slot;
  }
}
