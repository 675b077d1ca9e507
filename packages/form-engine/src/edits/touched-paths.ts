import type { FieldPath } from '@inkstone/schema';
import type { SheetState } from '../open-form/sheet-state.ts';
import { TouchedCells } from './touched-cells.ts';

/** What a person set: controls in the order in which they were last set, and the cells of each sheet. */
export class TouchedPaths {
  private readonly controls = new Set<string>();
  private readonly sheets = new Map<SheetState, TouchedCells>();

  addControl(key: string): void {
    this.controls.delete(key);
    this.controls.add(key);
  }

  hasControl(key: string): boolean {
    return this.controls.has(key);
  }

  /** A mapping overwrote what the person had set. */
  deleteControl(key: string): void {
    this.controls.delete(key);
  }

  cells(sheet: SheetState): TouchedCells {
    const known = this.sheets.get(sheet);
    if (known) return known;
    const cells = new TouchedCells(sheet.columns.length);
    this.sheets.set(sheet, cells);
    return cells;
  }

  clear(): void {
    this.controls.clear();
    this.sheets.clear();
  }

  *all(): Generator<FieldPath> {
    yield* this.controls;
    for (const [sheet, cells] of this.sheets) {
      for (const slot of sheet.rows.order) {
        for (const column of cells.columnsOf(slot)) yield sheet.pathOf(sheet.plan.columns[column]!, slot);
      }
    }
  }
}
