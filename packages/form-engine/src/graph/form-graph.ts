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
import type { LinkageHost, WrittenCell } from '../linkage/linkages.ts';
import type { ReadRow } from '../open-form/read-row.ts';
import { placeFields } from '../open-form/standing.ts';
import { waiting, type LookupTarget } from '../lookup/lookups.ts';
import { sheetRights } from '../permission/control-rights.ts';
import { withheldColumns, withheldControl } from '../permission/withheld.ts';
import type { ControlPlan } from '../plan/control-plan.ts';
import type { FormPlan } from '../plan/form-plan.ts';
import { columnOfNode, type GraphNode, type LinkageNode, type SourceRead } from '../plan/graph/graph-node.ts';
import { lookAgainAtRows } from '../rules/sheet-issues.ts';
import { Outside } from '../outside/outside.ts';
import type { CellField } from '../open-form/cell-field.ts';
import type { SheetState } from '../open-form/sheet-state.ts';
import { OpenSheetState, type SheetHost } from '../sheet/open-sheet-state.ts';
import { FormScope } from '../scope/form-scope.ts';
import { everyRow } from '../table/every-row.ts';
import { Propagation } from './propagation.ts';
import { Watched } from '../signals/watched.ts';

type NodeOf<K extends GraphNode['kind']> = Extract<GraphNode, { kind: K }>;
interface Computed {
  readonly value: FieldValue;
  readonly error?: FormulaError;
}

/** What follows a person's doing once everything is computed: checks, tabs, events. */
export interface GraphFollower {
  entered(field: Field): void;
  left(field: Field): void;
  computed(): void;
}

/** All fields of an open form and the rounds of computing between them. */
export class FormGraph implements SheetHost {
  readonly plan: FormPlan;
  readonly environment: FormEnvironment;
  readonly fields: readonly ControlField[];
  readonly fieldByKey: ReadonlyMap<string, ControlField>;
  readonly scope: FormScope;
  readonly revision = new Watched(0);
  readonly work = new PendingWork();
  /**
   * Is there a stored record behind the values? Then a computed value is the stored one as long as all that its formula reads is
   * as stored, so that what was agreed stays, and the result does not depend on the way of the edits.
   */
  hasBase: boolean;
  isOpen = false;
  /** Who is told what a person does and when a round of computing is over. */
  follower: GraphFollower | undefined;
  /** Who is told that a linkage wrote over what a person may have set. */
  overwritten: LinkageHost['overwritten'] = () => undefined;
  /** Has the person set it? */
  isTouched: (target: ControlField | WrittenCell) => boolean = () => false;
  readonly outside: Outside;
  private readonly propagation: Propagation;
  private readonly frozen: ReadonlySet<GraphNode>;
  /** What a new form was opened with; defaults leave it alone. */
  private readonly given: FormValues;
  private readonly roundFollowers: readonly ControlField[];
  private depth = 0;
  private readonly computesAtOnce: boolean;
  private overdue: PromiseWithResolvers<void> | undefined;

  constructor(plan: FormPlan, input: FormInput) {
    this.plan = plan;
    this.environment = input.environment;
    this.hasBase = input.stored === true;
    this.computesAtOnce = input.computeTrigger !== false;
    this.given = input.values ?? {};
    this.fields = plan.controls.map((control) => this.createField(control, input));
    const fieldByKey = new Map<string, ControlField>();
    for (const field of this.fields) fieldByKey.set(field.path, field);
    this.fieldByKey = fieldByKey;
    this.roundFollowers = this.fields.filter(({ followsRounds }) => followsRounds);
    placeFields(this.fields, plan.layout);
    this.scope = new FormScope(input.environment, this.fieldByKey);
    this.outside = new Outside(this, plan);
    this.scope.lookups = this.outside.lookups;
    this.scope.units = this.outside.units;
    this.propagation = new Propagation(plan);
    this.frozen = new Set(plan.nodes.filter((node) => this.readsWithheld(node)));
  }

  get cycles(): ReadonlyMap<number, Issue> {
    return this.plan.cycles;
  }

  entered(field: Field): void {
    this.follower?.entered(field);
  }

  left(field: Field): void {
    this.follower?.left(field);
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

  /** The value at a path as JSON, without making a field of a cell; undefined where there is none. */
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

  isWithheld(formula: CompiledFormula): boolean {
    return this.plan.askedFormulas.get(formula)?.some(({ source }) => this.isSourceWithheld(source)) ?? false;
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

  /** Changes and then computes once, at the end of the outermost change. */
  change(work: () => void): void {
    this.depth += 1;
    batch(() => {
      try {
        work();
      } finally {
        this.depth -= 1;
        if (this.depth === 0) this.computeInTime();
      }
    });
  }

  /** Works out what waits for the person to pause. */
  catchUp(): void {
    if (!this.overdue) return;
    this.outside.room.delays.stop(this);
    this.computeNow();
  }

  /** At once, or where the form's compute trigger is off once the person paused (runtime specification, section 4). */
  private computeInTime(): void {
    if (this.computesAtOnce || !this.isOpen) return this.computeNow();
    if (!this.overdue) {
      this.overdue = Promise.withResolvers<void>();
      this.work.add(this.overdue.promise);
    }
    this.outside.room.delays.start(this, limits.formulaDelayMs, () => this.computeNow());
  }

  private computeNow(): void {
    const { overdue } = this;
    this.overdue = undefined;
    batch(() => {
      this.compute();
      this.follower?.computed();
    });
    overdue?.resolve();
  }

  /** Works everything out: at the opening of a new form; of a stored one only what is not stored. */
  computeAll(): void {
    for (const { index, kind } of this.plan.nodes) {
      if (!this.hasBase || kind === 'condition') this.propagation.markNode(index, everyRow);
    }
    this.change(() => undefined);
    this.isOpen = true;
  }

  /** Values were put in without edits: conditions look again. */
  markConditions(): void {
    for (const { index, kind } of this.plan.nodes) if (kind === 'condition') this.propagation.markNode(index, everyRow);
  }

  private compute(): void {
    this.scope.newMoment();
    this.propagation.run((node, slots) => this.computeNode(node, slots));
    this.outside.linkages?.changed();
    this.outside.units.need();
    this.lookAgain();
    this.revision.set(this.revision.current + 1);
  }

  private computeNode(node: GraphNode, slots: ReadonlySet<number> | undefined): void {
    if (this.frozen.has(node)) return;
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
        return this.outside.linkages?.due(node, slots);
    }
  }

  /** Follows another field where nothing was given, stored or set by the person. */
  private computeDefault(node: NodeOf<'default'>, slots: ReadonlySet<number> | undefined): void {
    const field = this.fields[node.control]!;
    const { sheet } = field;
    if (!sheet || node.column === undefined) {
      if (this.hasBase || Object.hasOwn(this.given, field.path) || this.isTouched(field)) return;
      const result = this.lookedUp(node, node.formula);
      if (result !== waiting) this.writeControl(field, this.toValue(field.plan, result).value);
      return;
    }
    const column = sheet.plan.columns[node.column]!;
    for (const slot of slots ?? sheet.rows.order) {
      if (sheet.isStoredRow(slot) || this.isTouched({ sheet, slot, column: column.index })) continue;
      const result = this.lookedUp(node, node.formula, { sheet, slot });
      if (result !== waiting) sheet.write(column.index, slot, this.toValue(column, result).value);
    }
  }

  private computeControl(node: NodeOf<'value' | 'statistic'>): void {
    const field = this.fields[node.control]!;
    if (this.hasBase && !node.reads.some((read) => this.sourceDiffers(read.source))) {
      this.writeControl(field, field.base);
      return;
    }
    const operand = node.kind === 'value' ? this.lookedUp(node, node.formula) : this.statistic(node);
    if (operand === waiting) return;
    const { value, error } = this.toValue(field.plan, operand);
    this.writeControl(field, value, error);
  }

  private statistic({ target }: NodeOf<'statistic'>): Operand {
    const sheet = this.fields[target.sheet]!.sheet!;
    const value = sheet.columns[target.column]!.aggregate(target.mode);
    if (value === undefined) return new FormulaError('WrongType', { expected: 'number' });
    return isFormulaNumber(value) ? roundNumber(value, limits.aggregateDecimals) : value;
  }

  private computeCondition(node: NodeOf<'condition'>): void {
    const result = this.lookedUp(node, node.formula);
    if (result === waiting) return;
    // A condition that cannot be worked out hides nothing, requires nothing and locks nothing.
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
      const operand = this.lookedUp(node, node.formula, { sheet, slot });
      if (operand === waiting) continue;
      const { value, error } = this.toValue(plan, operand);
      sheet.write(node.column, slot, value, error);
    }
  }

  /** A formula's result; `waiting`: what it asks for is not there yet, and what it computes stays as it is. */
  private lookedUp(node: GraphNode, formula: CompiledFormula, at?: ReadRow): Operand | typeof waiting {
    const { lookups, units } = this.outside;
    const run = (): Operand => formula.compute(at ? this.scope.within(at.sheet, at.slot) : this.scope.outside());
    const missed = units.misses;
    const result = lookups ? lookups.compute(formula, this.lookupTarget(node, at), run) : run();
    if (units.misses === missed) return result;
    const target = this.lookupTarget(node, at);
    target.field().waitFor(units.arrived());
    units.later(`${node.index}:${target.row ?? ''}`, () => target.again());
    return waiting;
  }

  private lookupTarget(node: GraphNode, at: ReadRow | undefined): LookupTarget {
    const row = at?.sheet.rows.id(at.slot);
    return {
      node: node.index,
      row,
      field: () => (at ? at.sheet.cell(at.sheet.plan.columns[columnOfNode(node)!]!, row!) : this.fields[node.control]!),
      again: () => {
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

  private readsWithheld(node: GraphNode): boolean {
    return node.reads.some(({ source }) => this.isSourceWithheld(source)) || this.isTargetWithheld(node);
  }

  private isTargetWithheld(node: GraphNode): boolean {
    const field = this.fields[node.control]!;
    const column = columnOfNode(node);
    return column === undefined ? field.withheld : field.sheet!.withheld.has(column);
  }

  private isSourceWithheld(source: number): boolean {
    const field = this.fields[source];
    if (field) return field.withheld;
    const { sheet, index } = this.columnOf(source);
    return sheet.withheld.has(index) || sheet.owner.withheld;
  }

  private createField(control: ControlPlan, input: FormInput): ControlField {
    const rights = sheetRights(control.definition, input.permission, control.model.role !== 'layout');
    const field = new OpenControlField(control, rights, this);
    field.withheld = withheldControl(field, input);
    if (control.sheet) {
      const ownRows = rights.ownRows && input.ownRows ? (input.ownRows[control.definition.key] ?? []) : null;
      field.sheet = new OpenSheetState(control.sheet, field, this, { withheld: withheldColumns(control.sheet, rights, input), ownRows });
    }
    return field;
  }

  /** Hiding or locking forgets what a cell was blamed for, and a changed bound what was found against it (runtime specification, section 4). */
  private lookAgain(): void {
    for (const field of this.roundFollowers) {
      const { sheet } = field;
      if (!sheet) field.lookAgain();
      else lookAgainAtRows(field, sheet);
      if (!sheet?.hasConditions) continue;
      for (const cell of sheet.knownCells()) cell.lookAgain();
    }
  }
}
