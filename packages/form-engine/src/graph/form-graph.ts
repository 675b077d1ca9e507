import type { CompiledFormula, FormulaError } from '@inkstone/formula';
import { parseFieldPath, type FieldPath, type FieldValue, type Issue } from '@inkstone/schema';
import { ExternalData } from '../external/external-data.ts';
import { OpenControlField } from '../field/open-control-field.ts';
import type { FormEnvironment } from '../interfaces/form-environment.ts';
import type { Field, FormInput } from '../interfaces/form.ts';
import { invariant } from '../invariant.ts';
import type { WrittenCell } from '../linkage/linkages.ts';
import type { CellField } from '../open-form/cell-field.ts';
import type { ControlField } from '../open-form/control-field.ts';
import { assignPlacements } from '../open-form/field-placement.ts';
import type { ReadRow } from '../open-form/read-row.ts';
import type { SheetState } from '../open-form/sheet-state.ts';
import { sheetRights } from '../permission/control-rights.ts';
import { isRedactedControl, redactedColumns } from '../permission/redaction.ts';
import type { ControlPlan } from '../plan/control-plan.ts';
import type { FormPlan } from '../plan/form-plan.ts';
import type { LinkageNode } from '../plan/graph/graph-node.ts';
import { revalidateRows } from '../rules/sheet-issues.ts';
import { FormScope } from '../scope/form-scope.ts';
import { OpenSheetState, type SheetHost } from '../sheet/open-sheet-state.ts';
import { LazySignal } from '../signals/lazy-signal.ts';
import { PendingWork } from '../signals/pending-work.ts';
import { everyRow } from '../table/every-row.ts';
import { ComputeRounds, type RoundHost } from './compute-rounds.ts';
import { FormSources } from './form-sources.ts';
import type { EditTracker, GraphListener } from './graph-listener.ts';
import { NodeComputation, type ComputationHost } from './node-computation.ts';
import { Propagation } from './propagation.ts';

/**
 * All fields of an open form, found by their paths. What is written to one marks what depends on it, which the next round computes, together
 * with everything that follows.
 */
export class FormGraph implements SheetHost, ComputationHost, RoundHost {
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
  private readonly sources: FormSources;
  private readonly computation: NodeComputation;
  private readonly rounds: ComputeRounds;
  private readonly revalidatedFields: readonly ControlField[];

  constructor(plan: FormPlan, input: FormInput) {
    this.plan = plan;
    this.environment = input.environment;
    this.hasBase = input.stored === true;
    this.rounds = new ComputeRounds(this, input.computeTrigger !== false);
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
    this.sources = new FormSources(this.fields, plan);
    this.computation = new NodeComputation(this, this.sources, input.values ?? {});
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
    return this.plan.onDemandFormulas.get(formula)?.some(({ source }) => this.sources.isRedacted(source)) ?? false;
  }

  readsDiffer({ reads }: LinkageNode, row?: ReadRow): boolean {
    return this.sources.differ(reads, row?.sheet, row?.slot);
  }

  writeControl(field: ControlField, value: FieldValue, error?: FormulaError): boolean {
    const changed = field.write(value, error);
    if (changed) this.propagation.markReaders(field.plan.index, everyRow);
    return changed;
  }

  cellChanged(source: number, slot: number): void {
    this.propagation.markReaders(source, slot);
  }

  rowsChanged({ plan }: SheetState, slots: readonly number[]): void {
    this.propagation.markRows(plan, slots);
  }

  sheetReplaced({ plan }: SheetState): void {
    this.propagation.markSheet(plan);
  }

  markNode(node: number, slot: number): void {
    this.propagation.markNode(node, slot);
  }

  /** Marks all conditions for evaluation after values were loaded without edits. */
  markConditions(): void {
    this.propagation.markAll('condition');
  }

  /** Applies changes and computes once, at the end of the outermost change. */
  change(work: () => void): void {
    this.rounds.change(work);
  }

  /** Runs the computation that waits for the person to pause. */
  computeDeferred(): void {
    this.rounds.computeDeferred();
  }

  /** Computes everything when a new form opens; for a stored record only conditions. */
  computeAll(): void {
    this.propagation.markAll(this.hasBase ? 'condition' : undefined);
    this.change(() => undefined);
    this.isOpen = true;
  }

  compute(): void {
    this.scope.newMoment();
    this.propagation.run((node, slots) => this.computation.compute(node, slots));
    this.external.linkages?.clearEntered();
    this.external.units.prefetch();
    this.revalidate();
    this.revision.set(this.revision.current + 1);
    this.listener?.computed();
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
