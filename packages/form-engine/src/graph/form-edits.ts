import type { FieldPath } from '@inkstone/schema';
import { ControlField } from '../field/control-field.ts';
import type { RowId, RowInput } from '../form.ts';
import { mapCell, mapControl } from '../mapping/run-mappings.ts';
import { defaultValue } from '../opening/default-value.ts';
import { TouchedPaths } from '../patch/touched-paths.ts';
import type { ColumnPlan } from '../plan/control-plan.ts';
import type { CellField } from '../sheet/cell-field.ts';
import { freeId } from '../sheet/row-id.ts';
import type { SheetState } from '../sheet/sheet-state.ts';
import type { FormGraph } from './form-graph.ts';

/** From so many new rows on, all are put in first and then computed as whole columns. */
const manyRows = 50;

/** Changes as a person makes them: they make fields dirty, run mappings and go into the patch. */
export class FormEdits {
  readonly touched = new TouchedPaths();
  private readonly graph: FormGraph;

  constructor(graph: FormGraph) {
    this.graph = graph;
  }

  /**
   * Sets a field. A value of the wrong type is reported on the field, which keeps its old value. What the person cannot edit, computed
   * fields among it, stays as it is.
   */
  set(path: FieldPath, raw: unknown): void {
    const field = this.graph.field(path);
    if (isComputed(field) || isLocked(field)) return;
    if (field instanceof ControlField && field.sheet) this.setRows(field.sheet, Array.isArray(raw) ? raw : []);
    else this.graph.change(() => this.enter(field, raw));
  }

  insert(sheet: SheetState, index: number, input: RowInput = {}): RowId {
    const id = freeId(sheet.rows, input);
    this.graph.change(() => {
      const isNew = !sheet.isRemovedRow(id);
      const slot = sheet.insert(index, id);
      if (isNew) for (const column of sheet.plan.columns) sheet.write(column.index, slot, defaultValue(column, this.graph.environment));
      this.enterRow(sheet, slot, input);
    });
    return id;
  }

  remove(sheet: SheetState, ids: readonly RowId[]): void {
    this.removeRows(
      sheet,
      [...new Set(ids)].filter((id) => sheet.rows.has(id)),
    );
  }

  setRows(sheet: SheetState, inputs: readonly RowInput[]): void {
    this.graph.change(() => {
      const kept = keptSlots(sheet, inputs);
      const staying = new Set(kept);
      this.removeRows(
        sheet,
        sheet.rows.order.filter((slot) => !staying.has(slot)).map((slot) => sheet.rows.id(slot)),
      );
      for (const [index, slot] of kept.entries()) if (slot !== undefined) this.enterRow(sheet, slot, inputs[index]!);
      const fresh = this.addRows(
        sheet,
        inputs.filter((_, index) => kept[index] === undefined),
      );
      let next = 0;
      sheet.arrange(kept.map((slot) => slot ?? fresh[next++]!));
    });
  }

  duplicate(sheet: SheetState, row: RowId): RowId {
    const slot = sheet.rows.slot(row);
    return this.insert(sheet, sheet.rows.order.indexOf(slot) + 1, sheet.rowValues(slot));
  }

  move(sheet: SheetState, row: RowId, index: number): void {
    this.graph.change(() => sheet.move(row, index));
  }

  /** Without asking for rights: those who call have asked. */
  enter(field: ControlField | CellField, raw: unknown): void {
    const { model, options } = field.plan;
    const decoded = model.decode(raw, options);
    if (!decoded.ok) return field.reject();
    if (field.mark.current === 'pristine') field.mark.set('dirty');
    if (field instanceof ControlField) {
      this.touched.addControl(field.path);
      this.graph.writeControl(field, decoded.value);
      mapControl(this.graph, field, (target) => this.touched.deleteControl(target.path));
    } else {
      this.touched.cells(field.sheetState).add(field.plan.index, field.slot);
      field.sheetState.write(field.plan.index, field.slot, decoded.value);
      field.changed();
      this.mapRow(field.sheetState, field.plan, field.slot);
    }
  }

  private addRows(sheet: SheetState, inputs: readonly RowInput[]): number[] {
    if (inputs.length < manyRows) return inputs.map((input) => sheet.rows.slot(this.insert(sheet, Infinity, input)));
    const slots = sheet.append(inputs);
    const isNew = (_: unknown, index: number): boolean => !sheet.isStoredRow(slots[index]!);
    this.fillColumns(sheet, slots.filter(isNew), inputs.filter(isNew));
    for (const [index, slot] of slots.entries()) if (sheet.isStoredRow(slot)) this.enterRow(sheet, slot, inputs[index]!);
    sheet.announceAll();
    return slots;
  }

  /** Many new rows of which nobody is told yet, column by column. */
  private fillColumns(sheet: SheetState, slots: readonly number[], inputs: readonly RowInput[]): void {
    const touched = this.touched.cells(sheet);
    for (const column of sheet.plan.columns) {
      if (!column.model.defaultValue) continue;
      for (const slot of slots) sheet.put(column.index, slot, defaultValue(column, this.graph.environment));
    }
    for (const column of sheet.entryOrder) {
      if (!sheet.rules.rights(column).edit) continue;
      sheet.fill(column, slots, inputs, (slot) => {
        touched.add(column.index, slot);
        if (column.mappings.length > 0) this.mapRow(sheet, column, slot);
      });
    }
  }

  /** Sets the cells of a row without making a field of each. Mapping sources first, so that what is given for their targets stands. */
  private enterRow(sheet: SheetState, slot: number, input: RowInput): void {
    for (const column of sheet.entryOrder) {
      const raw = input[column.definition.key];
      if (raw === undefined || !sheet.rules.rights(column).edit) continue;
      const decoded = sheet.decode(column, raw);
      if (decoded === undefined) sheet.cell(column, sheet.rows.id(slot)).reject();
      else {
        this.touched.cells(sheet).add(column.index, slot);
        sheet.write(column.index, slot, decoded);
        if (column.mappings.length > 0) this.mapRow(sheet, column, slot);
      }
    }
  }

  private removeRows(sheet: SheetState, ids: readonly RowId[]): void {
    if (ids.length === 0) return;
    const touched = this.touched.cells(sheet);
    if (ids.length === sheet.rows.length) touched.deleteAll();
    else for (const id of ids) touched.deleteRow(sheet.rows.slot(id));
    this.graph.change(() => sheet.remove(ids));
  }

  private mapRow(sheet: SheetState, column: ColumnPlan, slot: number): void {
    mapCell(sheet, column, slot, (target) => this.touched.cells(sheet).delete(target.index, slot));
  }
}

/** By input: the slot of the row it means, the first of several; undefined for a new row. */
function keptSlots(sheet: SheetState, inputs: readonly RowInput[]): (number | undefined)[] {
  const seen = new Set<RowId>();
  return inputs.map(({ id }) => {
    if (typeof id !== 'string' || !sheet.rows.has(id) || seen.has(id)) return undefined;
    seen.add(id);
    return sheet.rows.slot(id);
  });
}

function isComputed(field: ControlField | CellField): boolean {
  return field.plan.formula !== undefined || field.plan.model.role === 'statistic' || field.plan.model.role === 'layout';
}

function isLocked(field: ControlField | CellField): boolean {
  if (field instanceof ControlField) return field.isDisabled;
  return field.sheetState.owner.isDisabled || field.sheetState.rules.isDisabled(field.plan, field.slot);
}
