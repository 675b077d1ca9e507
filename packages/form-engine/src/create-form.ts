import type { UnitFacts } from '@inkstone/formula';
import { fullPermission, type FieldPath, type FormDefinition, type FormValues, type Issue, type Patch } from '@inkstone/schema';
import { checkEntries } from './patch/check-entries.ts';
import type { FormMessage, OpenRequest } from './interfaces/form-message.ts';
import type { FormEnvironment } from './interfaces/form-environment.ts';
import type { Field, FieldStatus, Form, FormInput, Sheet } from './interfaces/form.ts';
import { FormEdits } from './edits/form-edits.ts';
import { FormListener } from './edits/form-listener.ts';
import { FormGraph } from './graph/form-graph.ts';
import { FormLayout } from './layout/form-layout.ts';
import type { Tabs } from './interfaces/tabs.ts';
import { addBlankRows } from './edits/blank-rows.ts';
import { mapSystemFields } from './opening/map-system-fields.ts';
import { openValues } from './opening/open-values.ts';
import { applyCheckedPatch, lockedPaths, notEditable } from './patch/apply-patch.ts';
import { buildPatch } from './patch/build-patch.ts';
import { checkPatch } from './patch/check-patch.ts';
import { changedPaths, formValues } from './patch/form-values.ts';
import { lockKinds } from './plan/engine-formulas.ts';
import { planOf } from './plan/plan-cache.ts';
import { applyServerIssues, clearServerIssues } from './validation/server-issues.ts';
import { validateForm } from './validation/validate-form.ts';
import { OpenSheet } from './sheet-view/open-sheet.ts';
import { batch, computed, signal, type ReadonlySignal } from './signals/signals.ts';
import { partsOf } from './status/field-parts.ts';
import { issuesOf } from './status/form-issues.ts';
import { groupStatus } from './status/group-status.ts';

/**
 * Opens a form on new, given or stored values. Opens any definition: what is wrong with it is in `definitionIssues` and on the
 * fields concerned.
 *
 *     const form = createForm({ definition, controls, environment });
 *     form.set('price', 12);
 *     form.field('total').value.value;
 */
export function createForm(input: FormInput): Form {
  const graph = new FormGraph(planOf(input.definition, input.controls, input.checkFormula), input);
  openValues(graph, input);
  mapSystemFields(graph, input);
  graph.computeAll();
  const form = new OpenForm(input, graph);
  if (input.blankRows) addBlankRows(graph, form.edits);
  return form;
}

/** For forms without events. */
const nothing: ReadonlySignal<readonly never[]> = signal([]);

class OpenForm implements Form {
  readonly definition: FormDefinition;
  readonly environment: FormEnvironment;
  readonly definitionIssues: readonly Issue[];
  readonly edits: FormEdits;
  private readonly layout: FormLayout;
  private readonly input: FormInput;
  private readonly graph: FormGraph;
  private lazyStatus: ReadonlySignal<FieldStatus> | undefined;
  private lazySettling: ReadonlySignal<boolean> | undefined;
  private lazyIssues: ReadonlySignal<readonly Issue[]> | undefined;
  private readonly sheets = new Map<string, Sheet>();

  constructor(input: FormInput, graph: FormGraph) {
    this.input = input;
    this.graph = graph;
    this.definition = input.definition;
    this.environment = input.environment;
    this.definitionIssues = graph.plan.definitionIssues;
    this.edits = new FormEdits(graph);
    this.layout = new FormLayout(graph);
    graph.listener = new FormListener(this.layout, this.edits);
  }

  get status(): ReadonlySignal<FieldStatus> {
    return (this.lazyStatus ??= computed(() => {
      const outer = this.graph.fields.filter(({ placement }) => placement.container === undefined);
      return groupStatus([...partsOf(outer)].map(({ status }) => status.value));
    }));
  }

  field(path: FieldPath): Field {
    return this.graph.field(path);
  }

  has(path: FieldPath): boolean {
    return this.graph.find(path) !== undefined;
  }

  fields(): readonly Field[] {
    return this.graph.fields;
  }

  tabs(key: string): Tabs {
    return this.layout.tabs(key);
  }

  reveal(path: FieldPath): void {
    this.layout.reveal(this.graph.field(path));
  }

  sheet(code: string): Sheet {
    const known = this.sheets.get(code);
    if (known) return known;
    const sheet = new OpenSheet(this.graph.sheet(code), this.graph, this.edits);
    this.sheets.set(code, sheet);
    return sheet;
  }

  set(path: FieldPath, value: unknown): void {
    this.edits.set(path, value);
  }

  batch(change: () => void): void {
    this.graph.change(change);
  }

  applyPatch(patch: Patch): readonly Issue[] {
    this.graph.computeDeferred();
    const refused = [...checkPatch(this.graph, patch), ...checkEntries(this.graph, patch)];
    if (refused.length > 0) return refused;
    const locked = this.lockIssues(patch);
    if (locked.length === 0) applyCheckedPatch(this.graph, this.edits, patch);
    return locked;
  }

  trigger(path: FieldPath, event: string): boolean {
    return this.edits.events?.trigger(path, event) ?? false;
  }

  get messages(): ReadonlySignal<readonly FormMessage[]> {
    return this.edits.events?.messages.signal ?? nothing;
  }

  get requests(): ReadonlySignal<readonly OpenRequest[]> {
    return this.edits.events?.requests.signal ?? nothing;
  }

  get eventIssues(): ReadonlySignal<readonly Issue[]> {
    return this.edits.events?.issues.signal ?? nothing;
  }

  dismiss(message: string): void {
    this.edits.events?.hide(message);
  }

  opened(request: number): void {
    this.edits.events?.opened(request);
  }

  validate({ full }: { readonly full: boolean }): readonly Issue[] {
    this.graph.computeDeferred();
    if (full) {
      this.edits.events?.runDue({ all: true });
      clearServerIssues(this.graph);
    }
    return batch(() => validateForm(this.graph, full));
  }

  get issues(): ReadonlySignal<readonly Issue[]> {
    return (this.lazyIssues ??= computed(() => issuesOf(this.graph.fields)));
  }

  setServerIssues(issues: readonly Issue[]): readonly Issue[] {
    return batch(() => applyServerIssues(this.graph, issues));
  }

  get isSettling(): ReadonlySignal<boolean> {
    return (this.lazySettling ??= computed(() => this.graph.work.running.signal.value > 0));
  }

  settled(): Promise<void> {
    this.edits.events?.runDue({ all: true });
    return this.graph.external.settled();
  }

  get comparesUnits(): boolean {
    return this.graph.external.units.isUsed;
  }

  preloadUnits(units: ReadonlyMap<string, UnitFacts | undefined>): void {
    this.graph.external.units.add(units);
  }

  failures(): readonly Issue[] {
    return this.graph.fields.flatMap((field) => [
      ...field.failureIssues,
      ...(field.sheet?.knownCells() ?? []).flatMap(({ failureIssues }) => failureIssues),
    ]);
  }

  values(): FormValues {
    this.graph.computeDeferred();
    return formValues(this.graph);
  }

  patch(): Patch {
    this.graph.computeDeferred();
    const entries = this.edits.events?.entries();
    return { ...buildPatch(this.graph, this.edits.touched), ...(entries && { entries }) };
  }

  changes(base: FormValues): readonly FieldPath[] {
    this.graph.computeDeferred();
    return changedPaths(this.graph, base);
  }

  markStored(values?: FormValues): void {
    this.graph.change(() => {
      this.graph.hasBase = true;
      if (values) openValues(this.graph, { values, stored: true });
      this.edits.touched.clear();
      this.edits.events?.settle();
      for (const field of this.graph.fields) {
        field.settle();
        field.sheet?.settle();
      }
      this.graph.markConditions();
    });
  }

  dispose(): void {
    this.edits.events?.close();
    this.graph.external.close();
    this.graph.work.abandon();
  }

  /**
   * Returns issues for what a condition locks both before and after the patch. A patch may itself unlock a field, or lock it after the last
   * edit, as a person does in a form; therefore it is tried on a separate form first.
   */
  private lockIssues(patch: Patch): readonly Issue[] {
    const before = lockedPaths(this.addsLockable(patch) ? this.trial({ values: {}, rows: patch.rows }) : this.graph, patch);
    if (before.size === 0) return [];
    const trial = this.trial(patch);
    const after = lockedPaths(trial, patch);
    return [...before].filter((path) => after.has(path) || dependsOnLookup(trial, path)).map(notEditable);
  }

  /** Does the patch add rows in which conditions may lock cells? Those conditions are evaluated while the rows are still empty. */
  private addsLockable({ rows }: Patch): boolean {
    return Object.entries(rows).some(([code, { added }]) => {
      const columns = added.length > 0 ? (this.graph.fieldByKey.get(code)?.sheet?.plan.columns ?? []) : [];
      return columns.some(({ conditions }) => lockKinds.some((kind) => conditions[kind]));
    });
  }

  /** The form as it would be with the patch applied. It sends no requests. */
  private trial(patch: Patch): FormGraph {
    const { permission = fullPermission } = this.input;
    const { services: _, ...rest } = this.environment;
    const environment = { ...rest, units: this.graph.external.units.all };
    const trial = new FormGraph(this.graph.plan, { ...this.input, environment, permission, stored: true, values: this.values() });
    openValues(trial, { values: this.values(), stored: true });
    trial.computeAll();
    const edits = new FormEdits(trial);
    trial.listener = new FormListener(new FormLayout(trial), edits);
    applyCheckedPatch(trial, edits, patch);
    return trial;
  }
}

/** A condition with a look-up cannot be evaluated in a trial: what it locks stays locked. */
function dependsOnLookup(trial: FormGraph, path: FieldPath): boolean {
  const { conditions } = trial.field(path).plan;
  return lockKinds.some((kind) => conditions[kind] && trial.plan.lookups.has(conditions[kind]));
}
