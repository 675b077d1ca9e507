import type { ControlDefinition, FormValues, Issue, Locale } from '@inkstone/schema';
import { computed, type ReadonlySignal } from '@preact/signals-core';
import { fieldLabel } from '../field/field-label.ts';
import type { Field, RowId, RowInput, Sheet, SheetColumn, SheetRowView } from '../form.ts';
import type { FormEdits } from '../graph/form-edits.ts';
import type { FormGraph } from '../graph/form-graph.ts';
import { invariant } from '../invariant.ts';
import type { ColumnPlan } from '../plan/control-plan.ts';
import type { SheetState } from './sheet-state.ts';

/** A sheet as views and drivers use it. Asking for what the person may not do is a bug: ask `mayAdd` and `mayDelete` first. */
export class SheetFace implements Sheet {
  readonly code: string;
  readonly definition: ControlDefinition;
  readonly field: Field;
  readonly columns: readonly SheetColumn[];
  readonly rows: ReadonlySignal<readonly RowId[]>;
  readonly mayAdd: ReadonlySignal<boolean>;
  readonly mayDelete: ReadonlySignal<boolean>;
  private readonly state: SheetState;
  private readonly graph: FormGraph;
  private readonly edits: FormEdits;

  constructor(state: SheetState, graph: FormGraph, edits: FormEdits) {
    this.state = state;
    this.graph = graph;
    this.edits = edits;
    this.code = state.plan.definition.key;
    this.definition = state.plan.definition;
    this.field = state.owner;
    this.columns = state.plan.columns.map((column) => this.column(column));
    this.rows = computed(() => {
      void state.structure.signal.value;
      return state.rows.ids();
    });
    this.mayAdd = computed(() => state.owner.rights.add && !this.isLocked());
    this.mayDelete = computed(() => state.owner.rights.delete && !this.isLocked());
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

  cell(row: RowId, column: string): Field {
    const index = this.state.plan.columnIndex.get(column);
    invariant(index !== undefined, `no column ${this.code}.${column}`);
    return this.state.cell(this.state.plan.columns[index]!, row);
  }

  append(values?: RowInput): RowId {
    return this.insert(this.state.rows.length, values);
  }

  insert(index: number, values?: RowInput): RowId {
    this.mustAdd();
    return this.edits.insert(this.state, index, values);
  }

  remove(rows: RowId | readonly RowId[]): void {
    invariant(this.mayDelete.peek(), `rows of ${this.code} cannot be deleted`);
    this.edits.remove(this.state, typeof rows === 'string' ? [rows] : rows);
  }

  setRows(rows: readonly RowInput[]): void {
    this.mustAdd();
    invariant(this.mayDelete.peek(), `rows of ${this.code} cannot be deleted`);
    this.edits.setRows(this.state, rows);
  }

  duplicate(row: RowId): RowId {
    this.mustAdd();
    return this.edits.duplicate(this.state, row);
  }

  move(row: RowId, index: number): void {
    this.edits.move(this.state, row, index);
  }

  private mustAdd(): void {
    invariant(this.mayAdd.peek(), `rows of ${this.code} cannot be added`);
  }

  /** Locked by its condition; without the right to edit, the rights to add and delete decide by themselves. */
  private isLocked(): boolean {
    return this.state.owner.rights.edit && this.state.owner.disabled.value;
  }

  private column(plan: ColumnPlan): SheetColumn {
    const { view, edit, required } = this.state.rules.rights(plan);
    const { environment } = this.graph;
    return {
      key: plan.definition.key,
      definition: plan.definition,
      model: plan.model,
      options: plan.options,
      visible: view && plan.options.visible !== false,
      required: required || plan.options.required === true,
      readonly: !edit || plan.formula !== undefined || plan.model.role === 'system',
      label: (locale?: Locale) => fieldLabel(plan.options, locale ?? environment.locale),
    };
  }
}
