import type { FieldValue } from '@inkstone/schema';
import type { RowId } from '../form.ts';
import { isSameValue } from '../same-value.ts';

/** What a sheet's base rows held where they hold something else now, and what those held that are gone. */
export class SheetBase {
  /** By column: the base's value of each cell that differs, by slot. */
  private readonly differences: readonly Map<number, FieldValue>[];
  private readonly removed = new Map<RowId, readonly FieldValue[]>();

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

  keepRemoved(id: RowId, values: readonly FieldValue[]): void {
    this.removed.set(id, values);
  }

  hasRemoved(id: RowId): boolean {
    return this.removed.has(id);
  }

  takeRemoved(id: RowId): readonly FieldValue[] | undefined {
    const values = this.removed.get(id);
    this.removed.delete(id);
    return values;
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
  }
}
