import type { FieldPath, FieldValue } from '@inkstone/schema';
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
    const id = freeId(sheet, input);
    this.graph.change(() => {
      const isNew = !sheet.isRemovedRow(id);
      const slot = sheet.insert(index, id);
      if (isNew) for (const column of sheet.plan.columns) sheet.write(column.index, slot, defaultValue(column, this.graph.environment));
      this.enterRow(sheet, slot, input);
    });
    return id;
  }

  remove(sheet: SheetState, ids: readonly RowId[]): void {
    const known = ids.length === 1 ? ids.filter((id) => sheet.rows.has(id)) : [...new Set(ids)].filter((id) => sheet.rows.has(id));
    if (known.length === 0) return;
    this.touched.deleteRows(sheet.plan.definition.key, known);
    this.graph.change(() => sheet.remove(known));
  }

  setRows(sheet: SheetState, inputs: readonly RowInput[]): void {
    this.graph.change(() => {
      const named = inputs.flatMap(({ id }) => (typeof id === 'string' ? [id] : []));
      const keep = new Set(named.filter((id) => sheet.rows.has(id)));
      this.remove(
        sheet,
        sheet.rows.ids().filter((id) => !keep.has(id)),
      );
      const isMany = inputs.length - keep.size >= manyRows;
      const order = inputs.map((input) => {
        const { id } = input;
        if (typeof id === 'string' && keep.delete(id)) {
          this.enterRow(sheet, sheet.rows.slot(id), input);
          return id;
        }
        return isMany ? this.put(sheet, input) : this.insert(sheet, Infinity, input);
      });
      if (isMany) sheet.announceAll();
      if (sheet.rows.ids().some((id, index) => id !== order[index])) sheet.arrange(order);
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
      this.touched.addCells(field.sheetState.plan.definition.key, field.row, [field.plan.definition.key]);
      field.sheetState.write(field.plan.index, field.slot, decoded.value);
      field.changed();
      this.mapRow(field.sheetState, field.plan, field.slot);
    }
  }

  /** Sets the cells of a row without making a field of each. Mapping sources first, so that what is given for their targets stands. */
  private enterRow(sheet: SheetState, slot: number, input: RowInput): void {
    this.fillRow(sheet, slot, input, (column, value) => {
      sheet.write(column.index, slot, value);
      if (column.mappings.length > 0) this.mapRow(sheet, column, slot);
    });
  }

  /** A new row that nobody is told of yet. */
  private put(sheet: SheetState, input: RowInput): RowId {
    const id = freeId(sheet, input);
    if (sheet.isRemovedRow(id)) return this.insert(sheet, Infinity, input);
    const slot = sheet.rows.insert(Infinity, id, true);
    for (const column of sheet.plan.columns) {
      if (column.model.defaultValue) sheet.load(column.index, slot, defaultValue(column, this.graph.environment));
    }
    this.fillRow(sheet, slot, input, (column, value) => {
      sheet.load(column.index, slot, value);
      if (column.mappings.length > 0) this.mapRow(sheet, column, slot);
    });
    return id;
  }

  private fillRow(sheet: SheetState, slot: number, input: RowInput, write: (column: ColumnPlan, value: FieldValue) => void): void {
    const { key } = sheet.plan.definition;
    const id = sheet.rows.id(slot);
    const given: string[] = [];
    for (const column of sheet.entryOrder) {
      const raw = input[column.definition.key];
      if (raw === undefined || !sheet.rules.rights(column).edit) continue;
      const decoded = sheet.decode(column, raw);
      if (decoded === undefined) sheet.cell(column, id).reject();
      else {
        given.push(column.definition.key);
        if (column.mappings.length > 0) this.touched.addCells(key, id, [column.definition.key]);
        write(column, decoded);
      }
    }
    if (given.length > 0) this.touched.addCells(key, id, given);
  }

  private mapRow(sheet: SheetState, column: ColumnPlan, slot: number): void {
    const id = sheet.rows.id(slot);
    mapCell(sheet, column, slot, (target) => this.touched.deleteCell(sheet.plan.definition.key, id, target.definition.key));
  }
}

function isComputed(field: ControlField | CellField): boolean {
  return field.plan.formula !== undefined || field.plan.model.role === 'statistic' || field.plan.model.role === 'layout';
}

function isLocked(field: ControlField | CellField): boolean {
  if (field instanceof ControlField) return field.isDisabled;
  return field.sheetState.owner.isDisabled || field.sheetState.rules.isDisabled(field.plan, field.slot);
}
