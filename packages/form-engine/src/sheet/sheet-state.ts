import type { FormulaError, FormulaInput } from '@inkstone/formula';
import { cellPath, type FieldValue, type SheetRow } from '@inkstone/schema';
import type { ControlField } from '../field/control-field.ts';
import type { FieldHost } from '../field/field-host.ts';
import type { RowId, RowInput } from '../form.ts';
import { everyRow } from '../graph/every-row.ts';
import { Watched } from '../graph/watched.ts';
import type { ColumnPlan, SheetPlan } from '../plan/control-plan.ts';
import { isSameValue } from '../same-value.ts';
import { CellField } from './cell-field.ts';
import { CellFollowers } from './cell-followers.ts';
import { CellRules } from './cell-rules.ts';
import type { Column } from './column.ts';
import { createColumn } from './create-column.ts';
import { NumberColumn } from './number-column.ts';
import { RepeatIndex } from './repeat-index.ts';
import { SheetBase } from './sheet-base.ts';
import { SheetRows } from './sheet-rows.ts';

/** What a sheet is told and tells of the form it stands in. */
export interface SheetHost extends FieldHost {
  /** Is there a stored record behind the values, so that it matters what differs from it? */
  readonly hasBase: boolean;
  /** From now on changes are a person's. */
  readonly isOpen: boolean;
  cellChanged(source: number, slot: number): void;
  /** Rows came, went or moved; `slots` are the new ones. */
  rowsChanged(sheet: SheetState, slots: readonly number[]): void;
  sheetReplaced(sheet: SheetState): void;
}

/** The contents of one sub-table: values in columns, rows by id, and fields only for cells that somebody looks at. */
export class SheetState {
  readonly plan: SheetPlan;
  readonly owner: ControlField;
  readonly host: SheetHost;
  readonly columns: readonly Column[];
  /** By `amount` and by `items.amount`. */
  readonly columnByName: ReadonlyMap<string, Column>;
  readonly rows = new SheetRows();
  readonly rules: CellRules;
  readonly followers = new CellFollowers();
  /** By column: which cells repeat that must not. */
  readonly repeats: readonly (RepeatIndex | undefined)[];
  /** Grows with every change of a cell or of the rows. */
  readonly version = new Watched(0);
  readonly structure = new Watched(0);
  readonly withheld: ReadonlySet<number>;
  readonly hasConditions: boolean;
  /** Columns for values to be entered, those with mappings first. */
  readonly entryOrder: readonly ColumnPlan[];
  isChecked = false;
  /** Grows when a cell becomes one that says something of the whole sheet. */
  private readonly spoken = new Watched(0);
  private readonly cells = new Map<number, (CellField | undefined)[]>();
  private readonly base: SheetBase;
  private readonly errors: Map<number, FormulaError>[];
  private readonly inputCache: (readonly FormulaInput[] | undefined)[] = [];

  /** Rows of the base that the person added, where only such may be changed. */
  private readonly ownRows: Set<RowId> | null;

  constructor(
    plan: SheetPlan,
    owner: ControlField,
    host: SheetHost,
    { withheld, ownRows }: { readonly withheld: ReadonlySet<number>; readonly ownRows: readonly RowId[] | null },
  ) {
    this.plan = plan;
    this.owner = owner;
    this.host = host;
    this.withheld = withheld;
    this.ownRows = ownRows && new Set(ownRows);
    this.rules = new CellRules(this, host);
    this.hasConditions = plan.columns.some(
      ({ conditions, optionFormulas, checks }) => Object.keys(conditions).length + optionFormulas.length + checks.length > 0,
    );
    const entered = plan.columns.filter(({ formula, model }) => formula === undefined && model.role !== 'layout');
    this.entryOrder = [
      ...entered.filter(({ mappings }) => mappings.length > 0),
      ...entered.filter(({ mappings }) => mappings.length === 0),
    ];
    this.columns = plan.columns.map((column) => createColumn(column, host.environment.timeZone));
    const { key } = plan.definition;
    this.columnByName = new Map(
      plan.columns.flatMap(({ definition }, index) => [
        [definition.key, this.columns[index]!] as const,
        [`${key}.${definition.key}`, this.columns[index]!] as const,
      ]),
    );
    this.base = new SheetBase(plan.columns.length);
    this.errors = plan.columns.map(() => new Map());
    this.repeats = plan.columns.map((column) => (column.options['noRepeat'] === true ? this.repeatIndex(column) : undefined));
  }

  values(): SheetRow[] {
    return this.rows.order.map((slot) => ({ id: this.rows.id(slot), ...this.rowValues(slot) }));
  }

  rowValues(slot: number): Record<string, FieldValue> {
    const values: Record<string, FieldValue> = {};
    for (const { definition, model, index } of this.plan.columns) {
      if (model.role !== 'layout' && !this.withheld.has(index)) values[definition.key] = model.encode(this.columns[index]!.get(slot));
    }
    return values;
  }

  valueAt(id: RowId, key: string): FieldValue | undefined {
    const index = this.plan.columnIndex.get(key);
    if (index === undefined || !this.rows.has(id)) return undefined;
    return this.plan.columns[index]!.model.encode(this.columns[index]!.get(this.rows.slot(id)));
  }

  /** A given value as one of the column; undefined when it is of the wrong type. */
  decode(column: ColumnPlan, raw: unknown): FieldValue | undefined {
    if (typeof raw === 'number' && this.columns[column.index]!.takesAsIs(raw)) return raw;
    const decoded = column.model.decode(raw, column.options);
    return decoded.ok ? decoded.value : undefined;
  }

  /** The whole column in row order, as formulas see it. */
  inputs(column: number): readonly FormulaInput[] {
    return (this.inputCache[column] ??= this.rows.order.map((slot) => this.columns[column]!.input(slot)));
  }

  errorAt(column: number, slot: number): FormulaError | undefined {
    return this.errors[column]!.get(slot);
  }

  cell(column: ColumnPlan, row: RowId): CellField {
    const slot = this.rows.slot(row);
    const cells = this.cells.get(slot) ?? [];
    this.cells.set(slot, cells);
    return (cells[column.index] ??= new CellField(this, column, row, slot));
  }

  knownCell(column: number, slot: number): CellField | undefined {
    return this.cells.get(slot)?.[column];
  }

  /** The cells that say something of the whole sheet; reading them inside an effect subscribes. */
  watchedCells(): CellField[] {
    void this.spoken.signal.value;
    void this.structure.signal.value;
    return this.knownCells();
  }

  watchedCell(): void {
    this.spoken.set(this.spoken.current + 1);
  }

  /** Nothing is held against a cell any more. */
  forgetIssues(): void {
    this.isChecked = false;
    for (const cell of this.knownCells()) cell.forgetIssues();
  }

  knownCells(): CellField[] {
    return [...this.cells.values()].flatMap((cells) => cells.filter((cell) => cell !== undefined));
  }

  /** Puts a value into a cell without telling anybody. */
  put(column: number, slot: number, value: FieldValue): void {
    this.columns[column]!.set(slot, value);
  }

  /** Puts what rows were given into one column, without telling anybody; what is of the wrong type is reported on its cell. */
  fill(column: ColumnPlan, slots: readonly number[], rows: readonly RowInput[], filled: (slot: number) => void = ignore): void {
    this.columns[column.index]!.fill(slots, rows, column.definition.key, {
      decode: (raw) => this.decode(column, raw),
      filled,
      refused: (slot) => this.cell(column, this.rows.id(slot)).reject(),
    });
  }

  /** Adds many empty rows without telling anybody; rows of the base that were removed come back as they were. Answers their slots. */
  append(rows: readonly RowInput[]): number[] {
    const slots = this.rows.append(rows, (id) => this.base.hasRemoved(id));
    for (const slot of slots) if (this.isStoredRow(slot)) this.restore(slot);
    return slots;
  }

  /** Rows and cells were put in without telling anybody: who looks shall look again. */
  loaded(): void {
    this.followers.allChanged();
    this.structureTold();
  }

  private structureTold(): void {
    this.inputCache.length = 0;
    this.version.set(this.version.current + 1);
    this.structure.set(this.structure.current + 1);
  }

  /** Answers whether the value changed. */
  write(column: number, slot: number, value: FieldValue, error?: FormulaError): boolean {
    const before = this.columns[column]!.get(slot);
    const changed = !isSameValue(before, value);
    const knownError = this.errors[column]!.get(slot);
    if (!changed && knownError?.error === error?.error) return false;
    if (error) this.errors[column]!.set(slot, error);
    else if (knownError) this.errors[column]!.delete(slot);
    if (changed) {
      if (this.tracks(column, slot)) this.base.changed(column, slot, before, value);
      this.columns[column]!.set(slot, value);
      this.followers.cellChanged(column, slot);
      this.inputCache[column] = undefined;
      this.version.set(this.version.current + 1);
      this.host.cellChanged(this.plan.columns[column]!.source, slot);
    }
    this.cells.get(slot)?.[column]?.changed();
    return changed;
  }

  /** Many rows were put in without telling anybody: everything that reads the sheet is worked out again. */
  announceAll(): void {
    this.loaded();
    for (const repeats of this.repeats) repeats?.lookAgain();
    this.host.sheetReplaced(this);
  }

  /**
   * Computes a column in one go where its formula is plain arithmetic and no row is a stored one, which would have to be compared with
   * what is stored; answers whether it did.
   */
  computeWhole({ index, arithmetic, source }: ColumnPlan): boolean {
    const target = this.columns[index]!;
    if (!arithmetic || !(target instanceof NumberColumn) || (this.host.hasBase && !this.rows.areAllAdded())) return false;
    const result = arithmetic({
      length: this.rows.capacity,
      scope: this.host.scope.outside(),
      column: (own) => (this.columns[own] as NumberColumn).upTo(this.rows.capacity),
    });
    if (!result) return false;
    target.replace(result);
    this.errors[index]!.clear();
    this.followers.columnChanged(index);
    this.inputCache[index] = undefined;
    this.version.set(this.version.current + 1);
    this.host.cellChanged(source, everyRow);
    for (const cells of this.cells.values()) cells[index]?.changed();
    return true;
  }

  /** Adds an empty row; its cells are written afterwards. A row of the base that was removed comes back as it was. */
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
    this.shelve();
    this.structureChanged([]);
  }

  move(id: RowId, index: number): void {
    this.rows.move(id, index);
    this.structureChanged([]);
  }

  /** Sets the whole order; `slots` are exactly those of the rows that are there. */
  arrange(slots: readonly number[]): void {
    if (this.rows.order.every((slot, index) => slot === slots[index])) return;
    this.rows.arrange(slots);
    this.structureChanged([]);
  }

  /** A row of the base that was removed and may come back. */
  isRemovedRow(id: RowId): boolean {
    return this.base.hasRemoved(id);
  }

  /** False: somebody else added it, and the person may change and delete only rows of their own. */
  isOwn(slot: number): boolean {
    return this.ownRows === null || !this.isStoredRow(slot) || this.ownRows.has(this.rows.id(slot));
  }

  isStoredRow(slot: number): boolean {
    return !this.rows.isAdded(slot);
  }

  /** The value a cell of a base row had in the base. */
  baseAt(column: number, slot: number): FieldValue {
    return this.base.valueOf(column, slot, this.columns[column]!.get(slot));
  }

  cellDiffers(column: number, slot: number): boolean {
    return this.base.cellDiffers(column, slot) || !this.isStoredRow(slot);
  }

  columnDiffers(column: number): boolean {
    return this.base.columnDiffers(column) || this.rows.differs();
  }

  /** Takes all rows out, to be filled anew. */
  empty(): void {
    if (this.rows.length === 0) return;
    this.shelve();
    this.settle();
    this.structureChanged([]);
  }

  /** What is there now is the base. */
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

  /** Added rows have no base; without a stored record computed cells have none either, they are computed again. */
  private tracks(column: number, slot: number): boolean {
    const matters = this.host.hasBase || (this.host.isOpen && this.plan.columns[column]!.formula === undefined);
    return matters && this.isStoredRow(slot);
  }

  private repeatIndex({ index }: ColumnPlan): RepeatIndex {
    const repeats = new RepeatIndex({
      slots: () => this.rows.order,
      value: (slot) => this.columns[index]!.get(slot),
      turned: (slot) => (this.isChecked ? this.cell(this.plan.columns[index]!, this.rows.id(slot)) : this.knownCell(index, slot))?.turned(),
    });
    this.followers.add(repeats, [index]);
    return repeats;
  }

  private clear(slot: number): void {
    for (const { index, model } of this.plan.columns) {
      this.columns[index]!.set(slot, model.empty);
      this.errors[index]!.delete(slot);
    }
    this.followers.rowChanged(slot);
    this.base.forgetSlot(slot);
    this.cells.delete(slot);
  }

  private shelve(): void {
    this.base.keepAll(
      this.rows.release(),
      this.columns.map((column) => column.release()),
    );
    for (const errors of this.errors) errors.clear();
    this.followers.allChanged();
    this.cells.clear();
  }

  /** Puts into a row of the base what it held there. */
  private restore(slot: number): void {
    for (const [column, value] of this.base.removedRow(this.rows.id(slot))?.entries() ?? []) this.put(column, slot, value);
  }

  private structureChanged(slots: readonly number[]): void {
    for (const slot of slots) this.followers.rowChanged(slot);
    this.structureTold();
    this.host.rowsChanged(this, slots);
  }
}

function ignore(): void {}
