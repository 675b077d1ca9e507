import type { FormulaError, FormulaInput } from '@inkstone/formula';
import { cellPath, type FieldValue, type SheetRow } from '@inkstone/schema';
import type { ControlFieldHost } from '../field/open-control-field.ts';
import type { SheetState } from '../open-form/sheet-state.ts';
import type { RowId, RowInput } from '../interfaces/row.ts';
import { everyRow } from '../table/every-row.ts';
import { LazySignal } from '../signals/lazy-signal.ts';
import type { ColumnPlan, SheetPlan } from '../plan/control-plan.ts';
import { isSameValue } from '../same-value.ts';
import type { ControlField } from '../open-form/control-field.ts';
import { CellListeners } from '../table/cell-listeners.ts';
import { OpenCellRules } from './open-cell-rules.ts';
import type { Column } from '../table/column.ts';
import { createColumn } from '../table/create-column.ts';
import { NumberColumn } from '../table/number-column.ts';
import { RepeatIndex } from '../table/repeat-index.ts';
import { SheetBase } from '../table/sheet-base.ts';
import { SheetRows } from '../table/sheet-rows.ts';
import { OpenCellField } from './open-cell-field.ts';

/** What a sheet needs of its form. */
export interface SheetHost extends ControlFieldHost {
  /** True once the form has been opened: later changes are made by a person. */
  readonly isOpen: boolean;
  cellChanged(source: number, slot: number): void;
  /** Called when rows were added, removed or moved; `slots` are those of the added ones. */
  rowsChanged(sheet: SheetState, slots: readonly number[]): void;
  sheetReplaced(sheet: SheetState): void;
}

/** The contents of one sub-table of an open form. */
export class OpenSheetState implements SheetState {
  readonly plan: SheetPlan;
  readonly owner: ControlField;
  readonly host: SheetHost;
  readonly columns: readonly Column[];
  readonly rows = new SheetRows();
  readonly rules: OpenCellRules;
  readonly listeners = new CellListeners();
  /** By column: the index of repeated cells, if the column must be unique. */
  readonly repeats: readonly (RepeatIndex | undefined)[];
  readonly version = new LazySignal(0);
  readonly structure = new LazySignal(0);
  readonly redacted: ReadonlySet<number>;
  readonly hasConditions: boolean;
  readonly entryOrder: readonly ColumnPlan[];
  isChecked = false;
  /** Incremented when a cell begins to contribute to the status of the sheet. */
  private readonly cellStatusVersion = new LazySignal(0);
  private readonly cells = new Map<number, (OpenCellField | undefined)[]>();
  private readonly base = new SheetBase();
  /** By column; undefined for a column that never had any. */
  private readonly errors: (Map<number, FormulaError> | undefined)[] = [];
  private readonly inputCache: (readonly FormulaInput[] | undefined)[] = [];
  private lazyColumnByName: ReadonlyMap<string, Column> | undefined;

  /** Rows of the base that the person added, if only those may be changed. */
  private readonly ownRows: Set<RowId> | null;

  constructor(
    plan: SheetPlan,
    owner: ControlField,
    host: SheetHost,
    { redacted, ownRows }: { readonly redacted: ReadonlySet<number>; readonly ownRows: readonly RowId[] | null },
  ) {
    this.plan = plan;
    this.owner = owner;
    this.host = host;
    this.redacted = redacted;
    this.ownRows = ownRows && new Set(ownRows);
    this.rules = new OpenCellRules(this, host);
    this.hasConditions = plan.columns.some(
      ({ conditions, optionFormulas, checks }) => Object.keys(conditions).length + optionFormulas.length + checks.length > 0,
    );
    const entered = plan.columns.filter(({ formula, model }) => formula === undefined && model.role !== 'layout');
    this.entryOrder = [
      ...entered.filter(({ mappings }) => mappings.length > 0),
      ...entered.filter(({ mappings }) => mappings.length === 0),
    ];
    this.columns = plan.columns.map((column) => createColumn(column, host.environment.timeZone));
    this.repeats = plan.columns.map((column) => (column.options['noRepeat'] === true ? this.repeatIndex(column) : undefined));
  }

  /** Whole columns are computed without it. */
  get columnByName(): ReadonlyMap<string, Column> {
    return (this.lazyColumnByName ??= columnsByName(this.plan, this.columns));
  }

  values(): SheetRow[] {
    return this.rows.order.map((slot) => ({ id: this.rows.id(slot), ...this.rowValues(slot) }));
  }

  rowValues(slot: number): Record<string, FieldValue> {
    const values: Record<string, FieldValue> = {};
    for (const { definition, model, index } of this.plan.columns) {
      if (model.role !== 'layout' && !this.redacted.has(index)) values[definition.key] = model.encode(this.columns[index]!.get(slot));
    }
    return values;
  }

  valueAt(id: RowId, key: string): FieldValue | undefined {
    const index = this.plan.columnIndex.get(key);
    if (index === undefined || !this.rows.has(id)) return undefined;
    return this.plan.columns[index]!.model.encode(this.columns[index]!.get(this.rows.slot(id)));
  }

  decode(column: ColumnPlan, raw: unknown): FieldValue | undefined {
    if (typeof raw === 'number' && this.columns[column.index]!.acceptsAsIs(raw)) return raw;
    const decoded = column.model.decode(raw, column.options);
    return decoded.ok ? decoded.value : undefined;
  }

  inputs(column: number): readonly FormulaInput[] {
    return (this.inputCache[column] ??= this.rows.order.map((slot) => this.columns[column]!.input(slot)));
  }

  errorAt(column: number, slot: number): FormulaError | undefined {
    return this.errors[column]?.get(slot);
  }

  cell(column: ColumnPlan, row: RowId): OpenCellField {
    const slot = this.rows.slot(row);
    const cells = this.cells.get(slot) ?? [];
    this.cells.set(slot, cells);
    return (cells[column.index] ??= new OpenCellField(this, column, row, slot));
  }

  knownCell(column: number, slot: number): OpenCellField | undefined {
    return this.cells.get(slot)?.[column];
  }

  cellsWithStatus(): OpenCellField[] {
    void this.cellStatusVersion.signal.value;
    void this.structure.signal.value;
    return this.knownCells();
  }

  cellStatusChanged(): void {
    this.cellStatusVersion.set(this.cellStatusVersion.current + 1);
  }

  forgetIssues(): void {
    this.isChecked = false;
    for (const cell of this.knownCells()) cell.forgetIssues();
  }

  knownCells(): OpenCellField[] {
    return [...this.cells.values()].flatMap((cells) => cells.filter((cell) => cell !== undefined));
  }

  put(column: number, slot: number, value: FieldValue): void {
    this.columns[column]!.set(slot, value);
  }

  fill(column: ColumnPlan, slots: readonly number[], rows: readonly RowInput[]): readonly number[] {
    return this.columns[column.index]!.fill(slots, rows, column.definition.key, {
      capacity: this.rows.capacity,
      decode: (raw) => this.decode(column, raw),
      rejected: (slot) => this.cell(column, this.rows.id(slot)).reject(),
    });
  }

  append(rows: readonly RowInput[], ids?: RowId[] | null): readonly number[] {
    const slots = this.rows.append(rows, this.base, ids);
    if (!this.rows.areAllAdded()) for (const slot of slots) if (this.isStoredRow(slot)) this.restore(slot);
    return slots;
  }

  loaded(): void {
    this.listeners.allChanged();
    this.structureUpdated();
  }

  private structureUpdated(): void {
    this.inputCache.length = 0;
    this.version.set(this.version.current + 1);
    this.structure.set(this.structure.current + 1);
  }

  write(column: number, slot: number, value: FieldValue, error?: FormulaError): boolean {
    const before = this.columns[column]!.get(slot);
    const changed = !isSameValue(before, value);
    const knownError = this.errors[column]?.get(slot);
    if (!changed && knownError?.error === error?.error) return false;
    if (error) (this.errors[column] ??= new Map()).set(slot, error);
    else if (knownError) this.errors[column]!.delete(slot);
    if (changed) {
      if (this.tracks(column, slot)) this.base.changed(column, slot, before, value);
      this.columns[column]!.set(slot, value);
      this.listeners.cellChanged(column, slot);
      this.inputCache[column] = undefined;
      this.version.set(this.version.current + 1);
      this.host.cellChanged(this.plan.columns[column]!.source, slot);
    }
    this.cells.get(slot)?.[column]?.changed();
    return changed;
  }

  announceAll(): void {
    this.loaded();
    for (const repeats of this.repeats) repeats?.announceChanges();
    this.host.sheetReplaced(this);
  }

  computeWhole({ index, arithmetic, source }: ColumnPlan): boolean {
    const target = this.columns[index]!;
    if (!arithmetic || !(target instanceof NumberColumn) || (this.host.hasBase && !this.rows.areAllAdded())) return false;
    const result = arithmetic({
      length: this.rows.capacity,
      scope: this.host.scope.inForm(),
      column: (own) => (this.columns[own] as NumberColumn).upTo(this.rows.capacity),
    });
    if (!result) return false;
    target.replace(result);
    this.errors[index]?.clear();
    this.listeners.columnChanged(index);
    this.inputCache[index] = undefined;
    this.version.set(this.version.current + 1);
    this.host.cellChanged(source, everyRow);
    for (const cells of this.cells.values()) cells[index]?.changed();
    return true;
  }

  insert(index: number, id: RowId): number {
    const slot = this.rows.insert(index, id, !this.base.hasRemoved(id));
    if (this.isStoredRow(slot)) this.restore(slot);
    this.structureChanged([slot]);
    return slot;
  }

  remove(ids: readonly RowId[]): void {
    if (ids.length === this.rows.length) return this.removeAll();
    for (const id of ids) {
      const slot = this.rows.slot(id);
      if (this.isStoredRow(slot)) this.base.keepRemoved(id, () => this.plan.columns.map((_, column) => this.baseAt(column, slot)));
      this.clear(slot);
    }
    this.rows.remove(ids);
    this.structureChanged([]);
  }

  removeAll(): void {
    this.releaseAll();
    this.structureChanged([]);
  }

  move(id: RowId, index: number): void {
    this.rows.move(id, index);
    this.structureChanged([]);
  }

  arrange(slots: readonly number[]): void {
    if (this.rows.order.every((slot, index) => slot === slots[index])) return;
    this.rows.arrange(slots);
    this.structureChanged([]);
  }

  isRemovedRow(id: RowId): boolean {
    return this.base.hasRemoved(id);
  }

  get ownsAllRows(): boolean {
    return this.ownRows === null;
  }

  isOwn(slot: number): boolean {
    return this.ownRows === null || !this.isStoredRow(slot) || this.ownRows.has(this.rows.id(slot));
  }

  isStoredRow(slot: number): boolean {
    return !this.rows.isAdded(slot);
  }

  baseAt(column: number, slot: number): FieldValue {
    return this.base.valueOf(column, slot, this.columns[column]!.get(slot));
  }

  cellDiffers(column: number, slot: number): boolean {
    return this.base.cellDiffers(column, slot) || !this.isStoredRow(slot);
  }

  columnDiffers(column: number): boolean {
    return this.base.columnDiffers(column) || this.rows.differs();
  }

  empty(): void {
    if (this.rows.length === 0) return;
    this.releaseAll();
    this.settle();
    this.structureChanged([]);
  }

  settle(): void {
    for (const id of this.ownRows ? this.rows.added() : []) this.ownRows!.add(id);
    this.base.settle();
    this.rows.settle();
    this.isChecked = false;
    for (const cell of this.knownCells()) cell.settle();
  }

  pathOf(column: ColumnPlan, slot: number): string {
    return cellPath(this.plan.definition.key, this.rows.id(slot), column.definition.key);
  }

  /** Added rows have no base; without a stored record neither have computed cells, which are computed again. */
  private tracks(column: number, slot: number): boolean {
    const matters = this.host.hasBase || (this.host.isOpen && this.plan.columns[column]!.formula === undefined);
    return matters && this.isStoredRow(slot);
  }

  private repeatIndex({ index }: ColumnPlan): RepeatIndex {
    const repeats = new RepeatIndex({
      slots: () => this.rows.order,
      value: (slot) => this.columns[index]!.get(slot),
      repetitionChanged: (slot) =>
        (this.isChecked ? this.cell(this.plan.columns[index]!, this.rows.id(slot)) : this.knownCell(index, slot))?.repetitionChanged(),
    });
    this.listeners.add(repeats, [index]);
    return repeats;
  }

  private clear(slot: number): void {
    for (const { index, model } of this.plan.columns) {
      this.columns[index]!.set(slot, model.empty);
      this.errors[index]?.delete(slot);
    }
    this.listeners.rowChanged(slot);
    this.base.forgetSlot(slot);
    this.cells.delete(slot);
  }

  private releaseAll(): void {
    this.base.keepAll(
      this.rows.release(),
      this.columns.map((column) => column.release()),
    );
    for (const errors of this.errors) errors?.clear();
    this.listeners.allChanged();
    this.cells.clear();
  }

  /** Restores a row of the base to its base values. */
  private restore(slot: number): void {
    for (const [column, value] of this.base.removedRow(this.rows.id(slot))?.entries() ?? []) this.put(column, slot, value);
  }

  private structureChanged(slots: readonly number[]): void {
    for (const slot of slots) this.listeners.rowChanged(slot);
    this.structureUpdated();
    this.host.rowsChanged(this, slots);
  }
}

function columnsByName({ definition, columns: plans }: SheetPlan, columns: readonly Column[]): Map<string, Column> {
  const byName = new Map<string, Column>();
  for (const { definition: column, index } of plans) {
    byName.set(column.key, columns[index]!);
    byName.set(`${definition.key}.${column.key}`, columns[index]!);
  }
  return byName;
}
