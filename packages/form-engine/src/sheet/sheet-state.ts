import { isFormulaError, type FormulaError, type FormulaInput } from '@inkstone/formula';
import { cellPath, type ControlOptions, type FieldValue, type Issue, type SheetRow } from '@inkstone/schema';
import type { ModelContext } from '../control-model.ts';
import type { ControlField, FieldHost } from '../field/control-field.ts';
import { formulaIssue } from '../field/field-issue.ts';
import { fieldLabel } from '../field/field-label.ts';
import type { RowId } from '../form.ts';
import { everyRow } from '../graph/every-row.ts';
import { Watched } from '../graph/watched.ts';
import type { ControlRights } from '../permission/control-rights.ts';
import type { ColumnPlan, ConditionKind, SheetPlan } from '../plan/control-plan.ts';
import { workedOutOptions } from '../plan/option-formula.ts';
import { judgeValue } from '../rules/judge-value.ts';
import { isSameValue } from '../same-value.ts';
import { CellField } from './cell-field.ts';
import type { Column } from './column.ts';
import { NumberColumn } from './number-column.ts';
import { PlainColumn } from './plain-column.ts';
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
  /** Grows with every change of a cell or of the rows. */
  readonly version = new Watched(0);
  readonly structure = new Watched(0);
  readonly withheld: ReadonlySet<number>;
  readonly hasConditions: boolean;
  /** Columns for values to be entered, those with mappings first. */
  readonly entryOrder: readonly ColumnPlan[];
  isChecked = false;
  private readonly cells = new Map<number, (CellField | undefined)[]>();
  /** By column: cells whose value is not the base's, with the base's value. */
  private readonly differences: Map<number, FieldValue>[];
  private readonly errors: Map<number, FormulaError>[];
  private readonly removedBase = new Map<RowId, readonly FieldValue[]>();
  private readonly inputCache: (readonly FormulaInput[] | undefined)[] = [];
  private readonly contexts: (ModelContext | undefined)[] = [];

  constructor(plan: SheetPlan, owner: ControlField, host: SheetHost, withheld: ReadonlySet<number>) {
    this.plan = plan;
    this.owner = owner;
    this.host = host;
    this.withheld = withheld;
    this.hasConditions = plan.columns.some(
      ({ conditions, optionFormulas }) => conditions.visible ?? conditions.readonly ?? optionFormulas[0],
    );
    const entered = plan.columns.filter(({ formula, model }) => formula === undefined && model.role !== 'layout');
    this.entryOrder = [
      ...entered.filter(({ mappings }) => mappings.length > 0),
      ...entered.filter(({ mappings }) => mappings.length === 0),
    ];
    this.columns = plan.columns.map((column) =>
      column.model.valueType === 'number' && column.known
        ? new NumberColumn(column.decimals)
        : new PlainColumn(column.model, column.options, host.environment.timeZone),
    );
    const { key } = plan.definition;
    this.columnByName = new Map(
      plan.columns.flatMap(({ definition }, index) => [
        [definition.key, this.columns[index]!] as const,
        [`${key}.${definition.key}`, this.columns[index]!] as const,
      ]),
    );
    this.differences = plan.columns.map(() => new Map());
    this.errors = plan.columns.map(() => new Map());
  }

  rights(column: ColumnPlan): ControlRights {
    return this.owner.rights.columns[column.definition.key]!;
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

  knownCells(): CellField[] {
    return [...this.cells.values()].flatMap((cells) => cells.filter((cell) => cell !== undefined));
  }

  /** Fills a cell of a row that is part of the base, without telling anybody. */
  load(column: number, slot: number, value: FieldValue): void {
    this.columns[column]!.set(slot, value);
  }

  /** Rows and cells were put in without telling anybody: who looks shall look again. */
  loaded(): void {
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
      this.remember(column, slot, before, value);
      this.columns[column]!.set(slot, value);
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
    this.host.sheetReplaced(this);
  }

  /** Computes a column in one go where its formula is plain arithmetic and nothing has to be compared row by row; answers whether it did. */
  computeWhole({ index, arithmetic, source }: ColumnPlan): boolean {
    const target = this.columns[index]!;
    if (!arithmetic || !(target instanceof NumberColumn) || this.host.hasBase) return false;
    const result = arithmetic({
      length: this.rows.capacity,
      scope: this.host.scope.outside(),
      column: (own) => (this.columns[own] as NumberColumn).upTo(this.rows.capacity),
    });
    if (!result) return false;
    target.replace(result);
    this.errors[index]!.clear();
    this.inputCache[index] = undefined;
    this.version.set(this.version.current + 1);
    this.host.cellChanged(source, everyRow);
    for (const cells of this.cells.values()) cells[index]?.changed();
    return true;
  }

  /** Adds an empty row; its cells are written afterwards. A row of the base that was removed comes back as it was. */
  insert(index: number, id: RowId): number {
    const stored = this.removedBase.get(id);
    const slot = this.rows.insert(index, id, !stored);
    if (stored) {
      this.removedBase.delete(id);
      for (const [column, value] of stored.entries()) this.columns[column]!.set(slot, value);
    }
    this.structureChanged([slot]);
    return slot;
  }

  remove(ids: readonly RowId[]): void {
    const all = ids.length === this.rows.length;
    for (const id of ids) {
      const slot = this.rows.slot(id);
      if (!this.rows.added.has(id)) {
        this.removedBase.set(
          id,
          this.plan.columns.map((_, column) => this.baseAt(column, slot)),
        );
      }
      if (!all) this.clear(slot);
    }
    if (all) this.clearAll();
    this.rows.remove(ids);
    this.structureChanged([]);
  }

  move(id: RowId, index: number): void {
    this.rows.move(id, index);
    this.structureChanged([]);
  }

  arrange(ids: readonly RowId[]): void {
    this.rows.arrange(ids);
    this.structureChanged([]);
  }

  /** A row of the base that was removed and may come back. */
  isRemovedRow(id: RowId): boolean {
    return this.removedBase.has(id);
  }

  isStoredRow(slot: number): boolean {
    return !this.rows.added.has(this.rows.id(slot));
  }

  /** The value a cell of a base row had in the base. */
  baseAt(column: number, slot: number): FieldValue {
    const differences = this.differences[column]!;
    return differences.has(slot) ? differences.get(slot)! : this.columns[column]!.get(slot);
  }

  cellDiffers(column: number, slot: number): boolean {
    return this.differences[column]!.has(slot) || !this.isStoredRow(slot);
  }

  columnDiffers(column: number): boolean {
    return this.differences[column]!.size > 0 || this.rows.differs();
  }

  /** Takes all rows out, to be filled anew. */
  empty(): void {
    if (this.rows.length === 0) return;
    this.clearAll();
    this.rows.remove(this.rows.ids());
    this.settle();
    this.structureChanged([]);
  }

  /** What is there now is the base. */
  settle(): void {
    for (const differences of this.differences) differences.clear();
    this.removedBase.clear();
    this.rows.settle();
    this.isChecked = false;
    for (const cell of this.knownCells()) cell.settle();
  }

  isCellVisible(column: ColumnPlan, slot: number): boolean {
    return this.rights(column).view && column.options.visible !== false && this.holds(column, 'visible', slot, true);
  }

  isCellRequired(column: ColumnPlan, slot: number): boolean {
    return this.rights(column).required || column.options.required === true || this.holds(column, 'required', slot, false);
  }

  isCellDisabled(column: ColumnPlan, slot: number): boolean {
    const { role } = column.model;
    return !this.rights(column).edit || role === 'system' || role === 'statistic' || this.holds(column, 'readonly', slot, false);
  }

  isCellSkipped(column: ColumnPlan, slot: number): boolean {
    return column.model.role === 'layout' || !this.isCellVisible(column, slot) || this.isCellDisabled(column, slot);
  }

  /** What the rules say of a cell, whether it has a field or not. */
  judgeCell(column: ColumnPlan, slot: number, full: boolean): readonly Issue[] {
    if (this.isCellSkipped(column, slot) || this.errorAt(column.index, slot)) return noIssues;
    const value = this.columns[column.index]!.get(slot);
    const required = full && this.isCellRequired(column, slot);
    const found = judgeValue(column.model, value, '', this.context(column, slot), required);
    return found.length === 0 ? noIssues : found.map((issue) => ({ ...issue, path: this.pathOf(column, slot) }));
  }

  /** All that stands against a cell; makes a field only for one with a fault. */
  validateCell(column: ColumnPlan, slot: number, full: boolean): readonly Issue[] {
    const known = this.cells.get(slot)?.[column.index];
    if (known) return this.isCellSkipped(column, slot) ? noIssues : known.judge(full);
    const issues = this.judgeCell(column, slot, full);
    if (issues.length > 0) this.cell(column, this.rows.id(slot)).setRuleIssues(issues);
    if (this.isCellSkipped(column, slot)) return noIssues;
    const cycle = this.host.cycles.get(column.source);
    if (cycle) return [{ ...cycle, path: this.pathOf(column, slot) }];
    const error = this.errorAt(column.index, slot);
    return error ? [formulaIssue(this.pathOf(column, slot), error)] : issues;
  }

  pathOf(column: ColumnPlan, slot: number): string {
    return cellPath(this.plan.definition.key, this.rows.id(slot), column.definition.key);
  }

  private holds(column: ColumnPlan, kind: ConditionKind, slot: number, otherwise: boolean): boolean {
    const formula = column.conditions[kind];
    if (!formula || this.host.isWithheld(formula)) return otherwise;
    const result = formula.compute(this.host.scope.within(this, slot));
    return isFormulaError(result) ? otherwise : result === true;
  }

  /** A column's options, with what its formulas make of them in a row. */
  optionsAt(column: ColumnPlan, slot: number): ControlOptions {
    if (column.optionFormulas.length === 0) return column.options;
    return workedOutOptions(column.options, column.optionFormulas, this.host.scope.within(this, slot), (formula) =>
      this.host.isWithheld(formula),
    );
  }

  private context(column: ColumnPlan, slot: number): ModelContext {
    const { environment } = this.host;
    const shared = (this.contexts[column.index] ??= {
      options: column.options,
      label: fieldLabel(column.options, environment.locale),
      locale: environment.locale,
      timeZone: environment.timeZone,
      now: () => environment.now(),
    });
    return column.optionFormulas.length === 0 ? shared : { ...shared, options: this.optionsAt(column, slot) };
  }

  private remember(column: number, slot: number, before: FieldValue, value: FieldValue): void {
    // Without a stored record computed cells have no base: they are computed again.
    if (!this.host.hasBase && (!this.host.isOpen || this.plan.columns[column]!.formula)) return;
    if (!this.isStoredRow(slot)) return;
    const differences = this.differences[column]!;
    if (!differences.has(slot)) differences.set(slot, before);
    else if (isSameValue(differences.get(slot), value)) differences.delete(slot);
  }

  private clear(slot: number): void {
    for (const { index, model } of this.plan.columns) {
      this.columns[index]!.set(slot, model.empty);
      this.differences[index]!.delete(slot);
      this.errors[index]!.delete(slot);
    }
    this.cells.delete(slot);
  }

  private clearAll(): void {
    for (const { index } of this.plan.columns) {
      this.columns[index]!.clear();
      this.differences[index]!.clear();
      this.errors[index]!.clear();
    }
    this.cells.clear();
  }

  private structureChanged(slots: readonly number[]): void {
    this.loaded();
    this.host.rowsChanged(this, slots);
  }
}

const noIssues: readonly Issue[] = [];
