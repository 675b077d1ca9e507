import type { FieldValue } from '@inkstone/schema';
import type { RowId } from '../interfaces/row.ts';
import { isSameValue } from '../same-value.ts';
import type { Column } from './column.ts';
import type { RemovedRows, SheetRows } from './sheet-rows.ts';

/** Rows and columns at the time when all rows were removed at once. */
interface Snapshot {
  readonly rows: SheetRows;
  readonly columns: readonly Column[];
}

/** The base values of cells that differ now, and of removed rows. */
export class SheetBase implements RemovedRows {
  /** By column: the base value of each cell that differs, by slot; undefined for a column in which none ever did. */
  private readonly differences: (Map<number, FieldValue> | undefined)[] = [];
  private readonly removed = new Map<RowId, readonly FieldValue[]>();
  private snapshot: Snapshot | undefined;

  /** A cell in a row of the base changes from `before` to `value`. */
  changed(column: number, slot: number, before: FieldValue, value: FieldValue): void {
    const differences = (this.differences[column] ??= new Map());
    if (!differences.has(slot)) differences.set(slot, before);
    else if (isSameValue(differences.get(slot), value)) differences.delete(slot);
  }

  cellDiffers(column: number, slot: number): boolean {
    return this.differences[column]?.has(slot) === true;
  }

  columnDiffers(column: number): boolean {
    return (this.differences[column]?.size ?? 0) > 0;
  }

  /** The base value of a cell that holds `current` now. */
  valueOf(column: number, slot: number, current: FieldValue): FieldValue {
    const differences = this.differences[column];
    return differences?.has(slot) ? differences.get(slot)! : current;
  }

  /** Keeps the values of a removed row of the base, unless they were kept at an earlier removal. */
  keepRemoved(id: RowId, values: () => readonly FieldValue[]): void {
    if (!this.hasRemoved(id)) this.removed.set(id, values());
  }

  /** Keeps all rows with their columns when all are removed; they are restored to their base values in place, so that no row is copied. */
  keepAll(rows: SheetRows, columns: readonly Column[]): void {
    if (!this.snapshot) {
      for (const [index, differences] of this.differences.entries()) {
        for (const [slot, value] of differences ?? []) columns[index]!.set(slot, value);
      }
      this.snapshot = { rows, columns };
    }
    this.forgetSlots();
  }

  /** Must only be called for rows that are not present. */
  hasRemoved(id: RowId): boolean {
    return (this.removed.size > 0 && this.removed.has(id)) || this.snapshotSlot(id) !== undefined;
  }

  mayHaveRemoved(lowest: RowId, highest: RowId): boolean {
    return this.removed.size > 0 || this.snapshot?.rows.mayHave(lowest, highest) === true;
  }

  /** The base values of a removed row, by column. */
  removedRow(id: RowId): readonly FieldValue[] | undefined {
    const slot = this.snapshotSlot(id);
    return slot === undefined ? this.removed.get(id) : this.snapshot!.columns.map((column) => column.get(slot));
  }

  forgetSlot(slot: number): void {
    for (const differences of this.differences) differences?.delete(slot);
  }

  forgetSlots(): void {
    for (const differences of this.differences) differences?.clear();
  }

  /** Makes the current rows and values the base. */
  settle(): void {
    this.forgetSlots();
    this.removed.clear();
    this.snapshot = undefined;
  }

  private snapshotSlot(id: RowId): number | undefined {
    if (!this.snapshot?.rows.has(id)) return undefined;
    const slot = this.snapshot.rows.slot(id);
    return this.snapshot.rows.isAdded(slot) ? undefined : slot;
  }
}
