import type { ControlDefinition, FieldValue, FormValues, Issue } from '@inkstone/schema';
import { computed, type ReadonlySignal } from '@preact/signals-core';
import type { Field, Sheet, SheetColumn, SheetRowView } from '../interfaces/form.ts';
import type { FormEdits } from '../edits/form-edits.ts';
import type { FormGraph } from '../graph/form-graph.ts';
import { invariant } from '../invariant.ts';
import type { ColumnPlan } from '../plan/control-plan.ts';
import { sheetColumns } from './sheet-columns.ts';
import { sheetHead } from '../plan/sheet/sheet-head.ts';
import { importRows } from './sheet-import.ts';
import type { HeadRow } from '../interfaces/sheet-head.ts';
import { sheetTotal } from './sheet-total.ts';
import type { ImportOptions, ImportReport } from '../interfaces/sheet-import.ts';
import type { SheetState } from '../open-form/sheet-state.ts';
import type { SheetView } from '../interfaces/sheet-view.ts';
import { OpenSheetView } from './sheet-view.ts';
import type { RowId, RowInput } from '../interfaces/row.ts';

/** A sheet as views and drivers use it. Calling what the person may not do is a bug: check `mayAdd` and `mayDelete` first. */
export class OpenSheet implements Sheet {
  readonly code: string;
  readonly definition: ControlDefinition;
  readonly field: Field;
  readonly columns: readonly SheetColumn[];
  readonly rows: ReadonlySignal<readonly RowId[]>;
  readonly mayAdd: ReadonlySignal<boolean>;
  readonly mayDelete: ReadonlySignal<boolean>;
  readonly mayMove: ReadonlySignal<boolean>;
  readonly mayImport: ReadonlySignal<boolean>;
  readonly showAllEdit: boolean;
  private readonly state: SheetState;
  private readonly graph: FormGraph;
  private readonly edits: FormEdits;
  private lazyHead: readonly HeadRow[] | undefined;
  private lazyView: SheetView | undefined;
  private readonly totals = new Map<ColumnPlan, ReadonlySignal<FieldValue>>();

  constructor(state: SheetState, graph: FormGraph, edits: FormEdits) {
    this.state = state;
    this.graph = graph;
    this.edits = edits;
    this.code = state.plan.definition.key;
    this.definition = state.plan.definition;
    this.field = state.owner;
    this.columns = sheetColumns(state);
    this.rows = computed(() => {
      void state.structure.signal.value;
      return state.rows.ids();
    });
    this.mayAdd = computed(() => state.owner.rights.add && !this.isLocked());
    this.mayDelete = computed(() => state.owner.rights.delete && !this.isLocked());
    this.mayMove = computed(() => state.owner.rights.edit && !state.owner.disabled.value);
    this.mayImport = computed(() => state.owner.plan.options['importable'] !== false && this.mayMove.value && this.mayAdd.value);
    this.showAllEdit = state.owner.rights.edit && state.owner.plan.options['showAllEdit'] === true;
  }

  get head(): readonly HeadRow[] {
    return (this.lazyHead ??= sheetHead(
      this.columns.filter(({ visible }) => visible).map(({ definition }) => definition),
      this.state.owner.plan.options['headGroup'],
    ));
  }

  get view(): SheetView {
    return (this.lazyView ??= new OpenSheetView(this.state));
  }

  get errors(): ReadonlySignal<readonly Issue[]> {
    return this.field.errors;
  }

  get removed(): readonly RowId[] {
    return this.state.rows.removed();
  }

  row(id: RowId): SheetRowView {
    const { state, graph } = this;
    const slot = state.rows.slot(id);
    return {
      id,
      get status() {
        return graph.hasBase && !state.rows.isAdded(slot) ? 'Modified' : 'Added';
      },
      values: (): FormValues => state.rowValues(slot),
    };
  }

  isOwn(row: RowId): boolean {
    return this.state.isOwn(this.state.rows.slot(row));
  }

  cell(row: RowId, column: string): Field {
    return this.state.cell(this.planOf(column), row);
  }

  append(values?: RowInput): RowId {
    return this.insert(this.state.rows.length, values);
  }

  insert(index: number, values?: RowInput): RowId {
    this.mustAdd();
    return this.edits.insert(this.state, index, values);
  }

  remove(rows: RowId | readonly RowId[]): void {
    const ids = typeof rows === 'string' ? [rows] : rows;
    invariant(this.mayDelete.peek() && ids.every((id) => this.isOwn(id)), `rows of ${this.code} cannot be deleted`);
    this.edits.remove(this.state, ids);
  }

  setRows(rows: readonly RowInput[]): void {
    this.mustAdd();
    invariant(this.mayDelete.peek(), `rows of ${this.code} cannot be deleted`);
    this.edits.setRows(this.state, rows);
  }

  appendMany(rows: readonly RowInput[]): readonly RowId[] {
    return this.insertMany(this.state.rows.length, rows);
  }

  insertMany(index: number, rows: readonly RowInput[]): readonly RowId[] {
    this.mustAdd();
    return this.edits.insertMany(this.state, index, rows);
  }

  clear(): void {
    this.remove(this.state.rows.ids().filter((id) => this.isOwn(id)));
  }

  duplicate(row: RowId): RowId {
    return this.duplicateMany([row])[0]!;
  }

  duplicateMany(rows: readonly RowId[]): readonly RowId[] {
    this.mustAdd();
    return this.edits.duplicate(this.state, [...new Set(rows)]);
  }

  move(row: RowId, index: number): void {
    this.mustMove();
    this.edits.move(this.state, row, index);
  }

  arrange(rows: readonly RowId[]): void {
    this.mustMove();
    this.edits.arrange(this.state, [...new Set(rows)]);
  }

  import(rows: readonly RowInput[], options: ImportOptions = {}): ImportReport {
    invariant(this.mayImport.peek(), `rows of ${this.code} cannot be imported`);
    if (options.mode === 'override') invariant(this.mayDelete.peek(), `rows of ${this.code} cannot be deleted`);
    return importRows(this.state, this.edits, rows, options);
  }

  total(column: string): ReadonlySignal<FieldValue> {
    const plan = this.planOf(column);
    const known = this.totals.get(plan);
    if (known) return known;
    const total = computed(() => {
      void this.state.version.signal.value;
      return sheetTotal(this.state, plan);
    });
    this.totals.set(plan, total);
    return total;
  }

  private mustMove(): void {
    invariant(this.mayMove.peek(), `rows of ${this.code} cannot be moved`);
  }

  private planOf(column: string): ColumnPlan {
    const index = this.state.plan.columnIndex.get(column);
    invariant(index !== undefined, `no column ${this.code}.${column}`);
    return this.state.plan.columns[index]!;
  }

  private mustAdd(): void {
    invariant(this.mayAdd.peek(), `rows of ${this.code} cannot be added`);
  }

  /** Locked by its condition; without the right to edit, the rights to add and delete apply on their own. */
  private isLocked(): boolean {
    return this.state.owner.rights.edit && this.state.owner.disabled.value;
  }
}
