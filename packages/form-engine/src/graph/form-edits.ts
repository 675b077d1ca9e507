import type { FieldPath } from '@inkstone/schema';
import { ControlField } from '../field/control-field.ts';
import type { RowId, RowInput } from '../form.ts';
import { mapCell, mapControl } from '../mapping/run-mappings.ts';
import { defaultValue } from '../opening/default-value.ts';
import { TouchedPaths } from '../patch/touched-paths.ts';
import { CellField } from '../sheet/cell-field.ts';
import { freeId } from '../sheet/row-id.ts';
import type { SheetState } from '../sheet/sheet-state.ts';
import type { FormGraph } from './form-graph.ts';

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
    if (field instanceof ControlField && field.sheet) return this.setRows(field.sheet, Array.isArray(raw) ? raw : []);
    if (isComputed(field) || isLocked(field)) return;
    this.graph.change(() => this.enter(field, raw));
  }

  insert(sheet: SheetState, index: number, input: RowInput = {}): RowId {
    const id = freeId(sheet, input);
    this.graph.change(() => {
      const isNew = !sheet.isRemovedRow(id);
      const slot = sheet.insert(index, id);
      if (isNew) for (const column of sheet.plan.columns) sheet.write(column.index, slot, defaultValue(column, this.graph.environment));
      this.enterRow(sheet, id, input);
    });
    return id;
  }

  remove(sheet: SheetState, ids: readonly RowId[]): void {
    const known = [...new Set(ids)].filter((id) => sheet.rows.has(id));
    if (known.length === 0) return;
    this.touched.deleteRows(sheet.plan.definition.key, new Set(known));
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
      const order = inputs.map((input) => {
        const { id } = input;
        if (typeof id !== 'string' || !keep.delete(id)) return this.insert(sheet, Infinity, input);
        this.enterRow(sheet, id, input);
        return id;
      });
      if (sheet.rows.ids().some((id, index) => id !== order[index])) sheet.arrange(order);
    });
  }

  duplicate(sheet: SheetState, row: RowId): RowId {
    const slot = sheet.rows.slot(row);
    const { id: _, ...values } = { id: row, ...sheet.rowValues(slot) };
    return this.insert(sheet, sheet.rows.order.indexOf(slot) + 1, values);
  }

  move(sheet: SheetState, row: RowId, index: number): void {
    this.graph.change(() => sheet.move(row, index));
  }

  /** Mapping sources first, so that what is given for their targets stands. */
  private enterRow(sheet: SheetState, id: RowId, input: RowInput): void {
    const given = sheet.plan.columns.filter(({ definition: { key } }) => input[key] !== undefined);
    const sources = given.filter(({ mappings }) => mappings.length > 0);
    for (const column of [...sources, ...given.filter((plan) => !sources.includes(plan))]) {
      if (!column.formula && sheet.rights(column).edit) this.enter(sheet.cell(column, id), input[column.definition.key]);
    }
  }

  /** Without asking for rights: those who call have asked. */
  enter(field: ControlField | CellField, raw: unknown): void {
    const { model, options } = field.plan;
    const decoded = model.decode(raw, options);
    if (!decoded.ok) return field.reject();
    this.touched.add(field.path);
    if (field.mark.current === 'pristine') field.mark.set('dirty');
    const overwritten = (path: FieldPath): void => this.touched.delete(path);
    if (field instanceof CellField) {
      field.sheetState.write(field.plan.index, field.slot, decoded.value);
      field.changed();
      mapCell(field.sheetState, field.plan, field.slot, overwritten);
    } else {
      this.graph.writeControl(field, decoded.value);
      mapControl(this.graph, field, overwritten);
    }
  }
}

export function isComputed(field: ControlField | CellField): boolean {
  return field.plan.formula !== undefined || field.plan.model.role === 'statistic' || field.plan.model.role === 'layout';
}

function isLocked(field: ControlField | CellField): boolean {
  if (field instanceof ControlField) return field.isDisabled;
  return field.sheetState.owner.isDisabled || field.sheetState.isCellDisabled(field.plan, field.slot);
}
