import {
  FormulaError,
  isFormulaError,
  isFormulaNumber,
  roundNumber,
  toFormulaValue,
  type CompiledFormula,
  type Operand,
} from '@inkstone/formula';
import { limits, parseFieldPath, type FieldPath, type FieldValue, type FormValues, type Issue } from '@inkstone/schema';
import { batch } from '@preact/signals-core';
import { OpenControlField } from '../field/open-control-field.ts';
import type { ControlField } from '../open-form/control-field.ts';
import { PendingWork } from '../signals/pending-work.ts';
import type { FormEnvironment } from '../interfaces/form-environment.ts';
import type { Field, FormInput } from '../interfaces/form.ts';
import { invariant } from '../invariant.ts';
import type { WrittenCell } from '../linkage/linkages.ts';
import type { ReadRow } from '../open-form/read-row.ts';
import { assignPlacements } from '../open-form/field-placement.ts';
import { pending, type LookupTarget } from '../lookup/lookups.ts';
import { sheetRights } from '../permission/control-rights.ts';
import { redactedColumns, isRedactedControl } from '../permission/redaction.ts';
import type { ControlPlan } from '../plan/control-plan.ts';
import type { FormPlan } from '../plan/form-plan.ts';
import { columnOfNode, type GraphNode, type LinkageNode, type SourceRead } from '../plan/graph/graph-node.ts';
import { revalidateRows } from '../rules/sheet-issues.ts';
import { ExternalData } from '../external/external-data.ts';
import type { CellField } from '../open-form/cell-field.ts';
import type { SheetState } from '../open-form/sheet-state.ts';
import { OpenSheetState, type SheetHost } from '../sheet/open-sheet-state.ts';
import { FormScope } from '../scope/form-scope.ts';
import { everyRow } from '../table/every-row.ts';
import { Propagation } from './propagation.ts';
import { LazySignal } from '../signals/lazy-signal.ts';

type NodeOf<K extends GraphNode['kind']> = Extract<GraphNode, { kind: K }>;
interface Computed {
  readonly value: FieldValue;
  readonly error?: FormulaError;
}

/** Notified of what a person does, and after each round of computing: runs checks, tabs, events. */
export interface GraphListener {
  focused(field: Field): void;
  blurred(field: Field): void;
  computed(): void;
}

/** Knows what a person has set. An object, because functions that are set on an open form would keep it in memory for longer. */
export interface EditTracker {
  /** Has the person set it? */
  isTouched(target: ControlField | WrittenCell): boolean;
  /** A linkage overwrote what the person may have set. */
  linkageWrote(target: ControlField | WrittenCell): void;
}

const noNodes: ReadonlySet<GraphNode> = new Set();

/** All fields of an open form, and the rounds of computing between them. */
export class FormGraph implements SheetHost {
  readonly plan: FormPlan;
  readonly environment: FormEnvironment;
  readonly fields: readonly ControlField[];
  readonly fieldByKey: ReadonlyMap<string, ControlField>;
  readonly scope: FormScope;
  readonly revision = new LazySignal(0);
  readonly work = new PendingWork();
  /**
   * Is there a stored record behind the values? Then a computed value stays the stored one as long as everything its formula reads is as
   * stored: what was agreed is kept, and the result does not depend on the order of the edits.
   */
  hasBase: boolean;
  isOpen = false;
  /** Notified of focus changes and of each round of computing. */
  listener: GraphListener | undefined;
  /** Undefined before anybody can edit. */
  edits: EditTracker | undefined;
  readonly external: ExternalData;
  private readonly propagation: Propagation;
  private readonly redactedNodes: ReadonlySet<GraphNode>;
  /** The values that a new form was opened with; defaults do not overwrite them. */
  private readonly givenValues: FormValues;
  private readonly revalidatedFields: readonly ControlField[];
  private depth = 0;
  private readonly computesAtOnce: boolean;
  private deferred: PromiseWithResolvers<void> | undefined;

  constructor(plan: FormPlan, input: FormInput) {
    this.plan = plan;
    this.environment = input.environment;
    this.hasBase = input.stored === true;
    this.computesAtOnce = input.computeTrigger !== false;
    this.givenValues = input.values ?? {};
    this.fields = plan.controls.map((control) => this.createField(control, input));
    const fieldByKey = new Map<string, ControlField>();
    for (const field of this.fields) fieldByKey.set(field.path, field);
    this.fieldByKey = fieldByKey;
    this.revalidatedFields = this.fields.filter(({ needsRevalidation }) => needsRevalidation);
    assignPlacements(this.fields, plan.layout);
    this.scope = new FormScope(input.environment, this.fieldByKey);
    this.external = new ExternalData(this, plan);
    this.scope.lookups = this.external.lookups;
    this.scope.units = this.external.units;
    this.propagation = new Propagation(plan);
    const hasRedacted = this.fields.some(({ redacted, sheet }) => redacted || (sheet?.redacted.size ?? 0) > 0);
    this.redactedNodes = hasRedacted ? new Set(plan.nodes.filter((node) => this.touchesRedacted(node))) : noNodes;
  }

  get cycles(): ReadonlyMap<number, Issue> {
    return this.plan.cycles;
  }

  overwritten(target: ControlField | WrittenCell): void {
    this.edits?.linkageWrote(target);
  }

  focused(field: Field): void {
    this.listener?.focused(field);
  }

  blurred(field: Field): void {
    this.listener?.blurred(field);
  }

  createWork(): PendingWork {
    return new PendingWork(this.work);
  }

  field(path: FieldPath): ControlField | CellField {
    const found = this.find(path);
    invariant(found, `no control ${path}`);
    return found;
  }

  find(path: FieldPath): ControlField | CellField | undefined {
    const control = this.fieldByKey.get(path);
    if (control) return control;
    const parsed = parseFieldPath(path);
    if (parsed?.kind !== 'cell') return undefined;
    const sheet = this.fieldByKey.get(parsed.sheet)?.sheet;
    const column = sheet?.plan.columnIndex.get(parsed.column);
    return column === undefined || !sheet!.rows.has(parsed.row) ? undefined : sheet!.cell(sheet!.plan.columns[column]!, parsed.row);
  }

  /** The value at a path as JSON, without creating a field for a cell; undefined if there is none. */
  valueAt(path: FieldPath): FieldValue | undefined {
    const control = this.fieldByKey.get(path);
    if (control) return control.model.encode(control.current);
    const parsed = parseFieldPath(path);
    if (parsed?.kind !== 'cell') return undefined;
    return this.fieldByKey.get(parsed.sheet)?.sheet?.valueAt(parsed.row, parsed.column);
  }

  sheet(code: string): SheetState {
    const sheet = this.fieldByKey.get(code)?.sheet;
    invariant(sheet, `no sheet ${code}`);
    return sheet;
  }

  readsRedacted(formula: CompiledFormula): boolean {
    return this.plan.onDemandFormulas.get(formula)?.some(({ source }) => this.isSourceRedacted(source)) ?? false;
  }

  writeControl(field: ControlField, value: FieldValue, error?: FormulaError): boolean {
    const changed = field.write(value, error);
    if (changed) this.propagation.markReaders(field.plan.index, everyRow);
    return changed;
  }

  cellChanged(source: number, slot: number): void {
    this.propagation.markReaders(source, slot);
  }

  rowsChanged(sheet: SheetState, slots: readonly number[]): void {
    const { control, columns } = sheet.plan;
    this.propagation.markReaders(control, everyRow);
    for (const { source } of columns) {
      for (const { node, whole } of this.plan.readers[source]!) if (whole) this.propagation.markNode(node, everyRow);
    }
    if (slots.length === 0) return;
    for (const node of this.plan.nodes) {
      if (columnOfNode(node) !== undefined && node.control === control)
        for (const slot of slots) this.propagation.markNode(node.index, slot);
    }
  }

  sheetReplaced(sheet: SheetState): void {
    const { control, columns } = sheet.plan;
    for (const source of [control, ...columns.map((column) => column.source)]) this.propagation.markReaders(source, everyRow);
    for (const node of this.plan.nodes) {
      if (columnOfNode(node) !== undefined && node.control === control) this.propagation.markNode(node.index, everyRow);
    }
  }

  /** Applies changes and computes once, at the end of the outermost change. */
  change(work: () => void): void {
    this.depth += 1;
    batch(() => {
      try {
        work();
      } finally {
        this.depth -= 1;
        if (this.depth === 0) this.scheduleComputation();
      }
    });
  }

  /** Runs the computation that waits for the person to pause. */
  computeDeferred(): void {
    if (!this.deferred) return;
    this.external.client.debouncer.stop(this);
    this.computeNow();
  }

  /** Computes at once, or after a pause if the form's compute trigger is off (runtime specification, section 4). */
  private scheduleComputation(): void {
    if (this.computesAtOnce || !this.isOpen) return this.computeNow();
    if (!this.deferred) {
      this.deferred = Promise.withResolvers<void>();
      this.work.add(this.deferred.promise);
    }
    this.external.client.debouncer.start(this, limits.formulaDelayMs, () => this.computeNow());
  }

  private computeNow(): void {
    const { deferred } = this;
    this.deferred = undefined;
    batch(() => {
      this.compute();
      this.listener?.computed();
    });
    deferred?.resolve();
  }

  /** Computes everything when a new form opens; for a stored record only conditions. */
  computeAll(): void {
    for (const { index, kind } of this.plan.nodes) {
      if (!this.hasBase || kind === 'condition') this.propagation.markNode(index, everyRow);
    }
    this.change(() => undefined);
    this.isOpen = true;
  }

  /** Marks all conditions for evaluation after values were loaded without edits. */
  markConditions(): void {
    for (const { index, kind } of this.plan.nodes) if (kind === 'condition') this.propagation.markNode(index, everyRow);
  }

  private compute(): void {
    this.scope.newMoment();
    this.propagation.run((node, slots) => this.computeNode(node, slots));
    this.external.linkages?.clearEntered();
    this.external.units.prefetch();
    this.revalidate();
    this.revision.set(this.revision.current + 1);
  }

  private computeNode(node: GraphNode, slots: ReadonlySet<number> | undefined): void {
    if (this.redactedNodes.has(node)) return;
    switch (node.kind) {
      case 'value':
      case 'statistic':
        return this.computeControl(node);
      case 'condition':
        return this.computeCondition(node);
      case 'column':
        return this.computeColumn(node, slots);
      case 'default':
        return this.computeDefault(node, slots);
      case 'linkage':
        return this.external.linkages?.schedule(node, slots);
    }
  }

  /** Copies another field's value unless the control's own value was given, stored or set by the person. */
  private computeDefault(node: NodeOf<'default'>, slots: ReadonlySet<number> | undefined): void {
    const field = this.fields[node.control]!;
    const { sheet } = field;
    if (!sheet || node.column === undefined) {
      if (this.hasBase || Object.hasOwn(this.givenValues, field.path) || this.isTouched(field)) return;
      const result = this.evaluate(node, node.formula);
      if (result !== pending) this.writeControl(field, this.toValue(field.plan, result).value);
      return;
    }
    const column = sheet.plan.columns[node.column]!;
    for (const slot of slots ?? sheet.rows.order) {
      if (sheet.isStoredRow(slot) || this.isTouched({ sheet, slot, column: column.index })) continue;
      const result = this.evaluate(node, node.formula, { sheet, slot });
      if (result !== pending) sheet.write(column.index, slot, this.toValue(column, result).value);
    }
  }

  private computeControl(node: NodeOf<'value' | 'statistic'>): void {
    const field = this.fields[node.control]!;
    if (this.hasBase && !node.reads.some((read) => this.sourceDiffers(read.source))) {
      this.writeControl(field, field.base);
      return;
    }
    const operand = node.kind === 'value' ? this.evaluate(node, node.formula) : this.statistic(node);
    if (operand === pending) return;
    const { value, error } = this.toValue(field.plan, operand);
    this.writeControl(field, value, error);
  }

  private isTouched(target: ControlField | WrittenCell): boolean {
    return this.edits?.isTouched(target) === true;
  }

  private statistic({ target }: NodeOf<'statistic'>): Operand {
    const sheet = this.fields[target.sheet]!.sheet!;
    const value = sheet.columns[target.column]!.aggregate(target.mode);
    if (value === undefined) return new FormulaError('WrongType', { expected: 'number' });
    return isFormulaNumber(value) ? roundNumber(value, limits.aggregateDecimals) : value;
  }

  private computeCondition(node: NodeOf<'condition'>): void {
    const result = this.evaluate(node, node.formula);
    if (result === pending) return;
    // A condition that cannot be evaluated hides nothing, requires nothing and locks nothing.
    const holds = isFormulaError(result) ? node.condition === 'visible' : result === true;
    this.fields[node.control]!.setCondition(node.condition, holds);
  }

  private computeColumn(node: NodeOf<'column'>, slots: ReadonlySet<number> | undefined): void {
    const sheet = this.fields[node.control]!.sheet!;
    const plan = sheet.plan.columns[node.column]!;
    const isWhole = slots === undefined || slots.size * 2 > sheet.rows.length;
    if (isWhole && sheet.rows.length > 1 && sheet.computeWhole(plan)) return;
    for (const slot of slots ?? sheet.rows.order) {
      if (this.hasBase && sheet.isStoredRow(slot) && !node.reads.some((read) => this.readDiffers(read, sheet, slot))) {
        sheet.write(node.column, slot, sheet.baseAt(node.column, slot));
        continue;
      }
      const operand = this.evaluate(node, node.formula, { sheet, slot });
      if (operand === pending) continue;
      const { value, error } = this.toValue(plan, operand);
      sheet.write(node.column, slot, value, error);
    }
  }

  /** Returns the formula's result, or `pending` if data it needs is not loaded; the computed value then stays as it is. */
  private evaluate(node: GraphNode, formula: CompiledFormula, at?: ReadRow): Operand | typeof pending {
    const { lookups, units } = this.external;
    const run = (): Operand => formula.compute(at ? this.scope.inRow(at.sheet, at.slot) : this.scope.inForm());
    const missed = units.misses;
    const result = lookups ? lookups.compute(formula, this.lookupTarget(node, at), run) : run();
    if (units.misses === missed) return result;
    const target = this.lookupTarget(node, at);
    target.field().waitFor(units.settled());
    units.recomputeOnArrival(`${node.index}:${target.row ?? ''}`, () => target.recompute());
    return pending;
  }

  private lookupTarget(node: GraphNode, at: ReadRow | undefined): LookupTarget {
    const row = at?.sheet.rows.id(at.slot);
    return {
      node: node.index,
      row,
      field: () => (at ? at.sheet.cell(at.sheet.plan.columns[columnOfNode(node)!]!, row!) : this.fields[node.control]!),
      recompute: () => {
        if (at && !at.sheet.rows.has(row!)) return;
        this.change(() => this.propagation.markNode(node.index, at ? at.sheet.rows.slot(row!) : everyRow));
      },
    };
  }

  readsDiffer(node: LinkageNode, row?: ReadRow): boolean {
    return node.reads.some((read) => (row ? this.readDiffers(read, row.sheet, row.slot) : this.sourceDiffers(read.source)));
  }

  private toValue({ model, options, decimals, rounding }: ControlPlan, operand: Operand): Computed {
    if (typeof operand === 'number' && decimals !== null) {
      const rounded = roundNumber(operand, decimals, rounding);
      if (typeof rounded === 'number') return { value: rounded };
    }
    const result = toFormulaValue(operand);
    if (isFormulaError(result)) return { value: model.empty, error: result };
    const value = model.fromFormula(result, options, this.environment.timeZone);
    return isFormulaError(value) ? { value: model.empty, error: value } : { value: value ?? model.empty };
  }

  private readDiffers({ source, whole }: SourceRead, sheet: SheetState, slot: number): boolean {
    if (whole || source < this.fields.length) return this.sourceDiffers(source);
    return sheet.cellDiffers(this.columnOf(source).index, slot);
  }

  private sourceDiffers(source: number): boolean {
    const field = this.fields[source];
    if (field) return field.differs;
    const { sheet, index } = this.columnOf(source);
    return sheet.columnDiffers(index);
  }

  private columnOf(source: number): { sheet: SheetState; index: number } {
    const { control, column } = this.plan.columnsBySource.get(source)!;
    return { sheet: this.fields[control]!.sheet!, index: column };
  }

  private touchesRedacted(node: GraphNode): boolean {
    return node.reads.some(({ source }) => this.isSourceRedacted(source)) || this.isTargetRedacted(node);
  }

  private isTargetRedacted(node: GraphNode): boolean {
    const field = this.fields[node.control]!;
    const column = columnOfNode(node);
    return column === undefined ? field.redacted : field.sheet!.redacted.has(column);
  }

  private isSourceRedacted(source: number): boolean {
    const field = this.fields[source];
    if (field) return field.redacted;
    const { sheet, index } = this.columnOf(source);
    return sheet.redacted.has(index) || sheet.owner.redacted;
  }

  private createField(control: ControlPlan, input: FormInput): ControlField {
    const rights = sheetRights(control.definition, input.permission, control.model.role !== 'layout');
    const field = new OpenControlField(control, rights, this);
    field.redacted = isRedactedControl(field, input);
    if (control.sheet) {
      const ownRows = rights.ownRows && input.ownRows ? (input.ownRows[control.definition.key] ?? []) : null;
      field.sheet = new OpenSheetState(control.sheet, field, this, { redacted: redactedColumns(control.sheet, rights, input), ownRows });
    }
    return field;
  }

  /**
   * Hiding or locking clears the issues of a cell, and a changed limit those found against the old one (runtime specification, section 4).
   */
  private revalidate(): void {
    for (const field of this.revalidatedFields) {
      const { sheet } = field;
      if (!sheet) field.revalidate();
      else revalidateRows(field, sheet);
      if (!sheet?.hasConditions) continue;
      for (const cell of sheet.knownCells()) cell.revalidate();
    }
  }
}
