import type { FieldPath } from '@inkstone/schema';
import { pathOfCell } from '../events/event-location.ts';
import type { EventTarget } from '../interfaces/step-kind.ts';
import { FormEvents } from '../events/form-events.ts';
import type { ControlField } from '../open-form/control-field.ts';
import type { RowId, RowInput } from '../interfaces/row.ts';
import { mapCell, mapControl } from '../mapping/run-mappings.ts';
import { defaultValue } from '../opening/default-value.ts';
import { TouchedPaths } from './touched-paths.ts';
import type { ColumnPlan } from '../plan/control-plan.ts';
import { isCell, type CellField } from '../open-form/cell-field.ts';
import { freeId } from '../table/row-id.ts';
import { ascendingIds } from '../table/sheet-rows.ts';
import type { SheetState } from '../open-form/sheet-state.ts';
import type { FormGraph } from '../graph/form-graph.ts';
import type { EditTracker } from '../graph/graph-listener.ts';
import type { WrittenCell } from '../linkage/linkages.ts';

/** From this many new rows on, all are inserted first and then computed as whole columns. */
const bulkThreshold = 50;

/** Edits as a person makes them: they make fields dirty, run mappings and are part of the patch. */
export class FormEdits implements EditTracker {
  readonly touched = new TouchedPaths();
  /** Fields set since the last `takeEdited`, still to be validated. */
  private edited = new Set<ControlField | CellField>();
  /** Undefined if the form has no events, so that edits need not notify them. */
  readonly events: FormEvents | undefined;
  private readonly graph: FormGraph;

  constructor(graph: FormGraph) {
    this.graph = graph;
    this.events = graph.plan.hasEvents ? new FormEvents(graph, this) : undefined;
    graph.edits = this;
  }

  isTouched(target: ControlField | WrittenCell): boolean {
    return 'slot' in target ? this.touched.cells(target.sheet).has(target.column, target.slot) : this.touched.hasControl(target.path);
  }

  linkageWrote(target: ControlField | WrittenCell): void {
    if ('slot' in target) this.overwriteCell(target.sheet, target.slot, target.column);
    else this.overwriteControl(target);
  }

  /** An event wrote to the target: mappings run. */
  overwritten({ control, column }: EventTarget, slot: number | undefined): void {
    const field = this.graph.fields[control]!;
    const { sheet } = field;
    if (sheet && slot !== undefined) {
      this.touched.cells(sheet).delete(column!, slot);
      this.mapRow(sheet, sheet.plan.columns[column!]!, slot);
    } else {
      this.touched.deleteControl(field.path);
      mapControl(this.graph, field, (target) => this.overwriteControl(target));
    }
  }

  /**
   * Sets a field. A value of the wrong type is reported on the field, which keeps its old value. Fields that the person cannot edit,
   * computed ones included, stay unchanged.
   */
  set(path: FieldPath, raw: unknown): void {
    const field = this.graph.field(path);
    if (isComputed(field) || isLocked(field)) return;
    if (!isCell(field) && field.sheet) this.setRows(field.sheet, Array.isArray(raw) ? raw : []);
    else
      this.graph.change(() => {
        this.enter(field, raw);
        this.edited.add(field);
      });
  }

  takeEdited(): Iterable<ControlField | CellField> {
    const { edited } = this;
    if (edited.size > 0) this.edited = new Set();
    return edited;
  }

  insert(sheet: SheetState, index: number, input: RowInput = {}): RowId {
    const id = freeId(sheet.rows, input);
    this.graph.change(() => {
      sheet.owner.mark.set('dirty');
      const isNew = !sheet.isRemovedRow(id);
      const slot = sheet.insert(index, id);
      this.events?.rowAdded(sheet, slot);
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

  setRows(sheet: SheetState, given: readonly RowInput[]): void {
    const inputs = withOthersRows(sheet, given);
    this.graph.change(() => {
      sheet.owner.mark.set('dirty');
      const ids = ascendingIds(inputs);
      const kept = keptSlots(sheet, inputs, ids);
      if (kept.size === 0) this.removeAll(sheet);
      else this.removeRows(sheet, idsWithout(sheet, new Set(kept.values())));
      for (const [index, slot] of kept) this.enterRow(sheet, slot, inputs[index]!);
      const fresh = kept.size === 0 ? inputs : inputs.filter((_, index) => !kept.has(index));
      const slots = this.addRows(sheet, fresh, fresh === inputs ? ids : undefined).values();
      if (kept.size > 0) sheet.arrange(inputs.map((_, index) => kept.get(index) ?? slots.next().value!));
    });
  }

  /** Inserts rows at an index, or at the end. */
  insertMany(sheet: SheetState, index: number, inputs: readonly RowInput[]): RowId[] {
    const { order } = sheet.rows;
    const behind = order.slice(Math.max(index, 0));
    const before = order.slice(0, Math.max(index, 0));
    return this.putIn(sheet, inputs, (fresh) => [...before, ...fresh, ...behind]);
  }

  /** Inserts each copy directly after its original. */
  duplicate(sheet: SheetState, rows: readonly RowId[]): RowId[] {
    const order = [...sheet.rows.order];
    const originals = new Map(rows.map((id, index) => [sheet.rows.slot(id), index]));
    const inputs = rows.map((id): RowInput => sheet.rowValues(sheet.rows.slot(id)));
    return this.putIn(sheet, inputs, (fresh) =>
      order.flatMap((slot) => (originals.has(slot) ? [slot, fresh[originals.get(slot)!]!] : slot)),
    );
  }

  move(sheet: SheetState, row: RowId, index: number): void {
    sheet.owner.mark.set('dirty');
    this.graph.change(() => sheet.move(row, index));
  }

  /** Does not check rights: callers have checked them. */
  enter(field: ControlField | CellField, raw: unknown): void {
    const { model, options } = field.plan;
    const decoded = model.decode(raw, options);
    if (!decoded.ok) return field.reject(decoded);
    field.touch();
    if (!isCell(field)) {
      const before = field.current;
      this.touched.addControl(field.path);
      this.graph.external.linkages?.enter(field);
      const changed = this.graph.writeControl(field, decoded.value);
      this.events?.controlSet(field, before, changed);
      mapControl(this.graph, field, (target) => this.overwriteControl(target));
    } else {
      this.touched.cells(field.sheetState).add(field.plan.index, field.slot);
      this.graph.external.linkages?.enterCell(field.sheetState, field.slot, field.plan.index);
      this.events?.cellSet(field.sheetState, field.slot, field.plan.index);
      field.sheetState.write(field.plan.index, field.slot, decoded.value);
      field.changed();
      this.mapRow(field.sheetState, field.plan, field.slot);
    }
  }

  /** Reorders the named rows among the positions they occupy now. */
  arrange(sheet: SheetState, rows: readonly RowId[]): void {
    const slots = rows.map((id) => sheet.rows.slot(id));
    const named = new Set(slots);
    let next = 0;
    this.graph.change(() => sheet.arrange(sheet.rows.order.map((slot) => (named.has(slot) ? slots[next++]! : slot))));
  }

  private putIn(sheet: SheetState, inputs: readonly RowInput[], order: (fresh: readonly number[]) => readonly number[]): RowId[] {
    const ids: RowId[] = [];
    this.graph.change(() => {
      const fresh = this.addRows(sheet, inputs);
      ids.push(...fresh.map((slot) => sheet.rows.id(slot)));
      sheet.arrange(order(fresh));
    });
    return ids;
  }

  /** `ids`: the `ascendingIds` of the rows, if known. */
  private addRows(sheet: SheetState, inputs: readonly RowInput[], ids?: RowId[] | null): readonly number[] {
    if (inputs.length < bulkThreshold) return inputs.map((input) => sheet.rows.slot(this.insert(sheet, Infinity, input)));
    const slots = sheet.append(inputs, ids);
    if (this.events) for (const slot of slots) this.events.rowAdded(sheet, slot);
    const isRestored = (slot: number): boolean => sheet.isStoredRow(slot);
    if (!sheet.rows.areAllAdded() && slots.some(isRestored)) {
      this.fillColumns(
        sheet,
        slots.filter((slot) => !isRestored(slot)),
        inputs.filter((_, index) => !isRestored(slots[index]!)),
      );
      for (const [index, slot] of slots.entries()) if (isRestored(slot)) this.enterRow(sheet, slot, inputs[index]!);
    } else this.fillColumns(sheet, slots, inputs);
    sheet.announceAll();
    return slots;
  }

  /** Fills many new rows column by column, without notifying readers. */
  private fillColumns(sheet: SheetState, slots: readonly number[], inputs: readonly RowInput[]): void {
    const touched = this.touched.cells(sheet);
    const { linkages } = this.graph.external;
    for (const column of sheet.plan.columns) {
      const value = defaultValue(column, this.graph.environment);
      if (!column.model.isEmpty(value)) for (const slot of slots) sheet.put(column.index, slot, value);
    }
    for (const column of sheet.entryOrder) {
      if (!sheet.rules.rights(column).edit) continue;
      const { index, mappings } = column;
      const filled = sheet.fill(column, slots, inputs);
      touched.addAll(index, filled, sheet.rows.capacity);
      if (!linkages && !this.events && mappings.length === 0) continue;
      for (const slot of filled) {
        linkages?.enterCell(sheet, slot, index);
        this.events?.cellSet(sheet, slot, index);
        if (mappings.length > 0) this.mapRow(sheet, column, slot);
      }
    }
  }

  /**
   * Sets the cells of a row without creating a field for each. Mapping sources come first, so that values given for their targets are kept.
   */
  private enterRow(sheet: SheetState, slot: number, input: RowInput): void {
    for (const column of sheet.entryOrder) {
      const raw = input[column.definition.key];
      if (raw === undefined || !sheet.rules.rights(column).edit) continue;
      const decoded = sheet.decode(column, raw);
      if (decoded === undefined) sheet.cell(column, sheet.rows.id(slot)).reject();
      else {
        this.touched.cells(sheet).add(column.index, slot);
        this.graph.external.linkages?.enterCell(sheet, slot, column.index);
        this.events?.cellSet(sheet, slot, column.index);
        sheet.write(column.index, slot, decoded);
        if (column.mappings.length > 0) this.mapRow(sheet, column, slot);
      }
    }
  }

  private removeRows(sheet: SheetState, ids: readonly RowId[]): void {
    if (ids.length === 0) return;
    if (ids.length === sheet.rows.length) return this.removeAll(sheet);
    const touched = this.touched.cells(sheet);
    for (const id of ids) touched.deleteRow(sheet.rows.slot(id));
    sheet.owner.mark.set('dirty');
    this.events?.rowsRemoved(sheet, ids);
    this.graph.change(() => sheet.remove(ids));
  }

  private removeAll(sheet: SheetState): void {
    if (sheet.rows.length === 0) return;
    this.touched.cells(sheet).deleteAll();
    sheet.owner.mark.set('dirty');
    this.events?.rowsRemoved(sheet, sheet.rows.ids());
    this.graph.change(() => sheet.removeAll());
  }

  private mapRow(sheet: SheetState, column: ColumnPlan, slot: number): void {
    mapCell(sheet, column, slot, (target) => this.overwriteCell(sheet, slot, target.index));
  }

  private overwriteControl({ path }: ControlField): void {
    this.touched.deleteControl(path);
    this.events?.mapped(path);
  }

  private overwriteCell(sheet: SheetState, slot: number, column: number): void {
    this.touched.cells(sheet).delete(column, slot);
    this.events?.mapped(pathOfCell(sheet, slot, column));
  }
}

/** Rows of others stay where the person may not change them; those that are not named come before all others. */
function withOthersRows(sheet: SheetState, inputs: readonly RowInput[]): readonly RowInput[] {
  if (sheet.ownsAllRows) return inputs;
  const others = new Set(sheet.rows.order.filter((slot) => !sheet.isOwn(slot)).map((slot) => sheet.rows.id(slot)));
  if (others.size === 0) return inputs;
  const named = new Set(inputs.map(({ id }) => id));
  const isOthers = ({ id }: RowInput): boolean => others.has(id as RowId);
  return [
    ...[...others].filter((id) => !named.has(id)).map((id) => ({ id })),
    ...inputs.map((input) => (isOthers(input) ? { id: input['id'] } : input)),
  ];
}

/** For each input that names an existing row, its slot by the input's index; if several name the same row, only the first. */
function keptSlots(sheet: SheetState, inputs: readonly RowInput[], ids: readonly RowId[] | null): ReadonlyMap<number, number> {
  const kept = new Map<number, number>();
  // The range of ascending ids tells at once that none of them is present.
  if (ids && !sheet.rows.mayHave(ids[0] ?? '', ids.at(-1) ?? '')) return kept;
  const seen = new Set<RowId>();
  const { rows } = sheet;
  for (let index = 0; index < inputs.length; index += 1) {
    const { id } = inputs[index]!;
    if (typeof id !== 'string' || !rows.has(id) || seen.has(id)) continue;
    seen.add(id);
    kept.set(index, rows.slot(id));
  }
  return kept;
}

function idsWithout(sheet: SheetState, slots: ReadonlySet<number>): RowId[] {
  return sheet.rows.order.filter((slot) => !slots.has(slot)).map((slot) => sheet.rows.id(slot));
}

function isComputed(field: ControlField | CellField): boolean {
  return field.plan.formula !== undefined || field.plan.model.role === 'statistic' || field.plan.model.role === 'layout';
}

function isLocked(field: ControlField | CellField): boolean {
  if (!isCell(field)) return field.isDisabled;
  return field.sheetState.owner.isDisabled || field.sheetState.rules.isDisabled(field.plan, field.slot);
}
