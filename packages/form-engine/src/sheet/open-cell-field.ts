import type { ControlDefinition, ControlOptions, FieldValue, Issue, Locale } from '@inkstone/schema';
import { cellPath } from '@inkstone/schema';
import { computed, signal, type ReadonlySignal, type Signal } from '@preact/signals-core';
import type { ControlModel, RejectedValue } from '../interfaces/control-model.ts';
import { ChoiceFace } from '../choices/choice-face.ts';
import type { FieldChoices } from '../interfaces/declared-choices.ts';
import { noFailures, withFailure } from '../field/field-failures.ts';
import { formulaIssue, rejectionIssue, wrongType } from '../field/field-issue.ts';
import { fieldLabel } from '../field/field-label.ts';
import { statusOf, type FieldMark } from '../open-form/field-mark.ts';
import type { PendingWork } from '../signals/pending-work.ts';
import type { FieldStatus } from '../interfaces/form.ts';
import { Watched } from '../signals/watched.ts';
import type { ColumnPlan } from '../plan/control-plan.ts';
import type { FailedPart } from '../open-form/failure-bearer.ts';
import type { CellField } from '../open-form/cell-field.ts';
import type { OpenSheetState } from './open-sheet-state.ts';
import type { RowId } from '../interfaces/row.ts';

/** A cell of an open form. */
export class OpenCellField implements CellField {
  readonly path: string;
  readonly row: RowId;
  readonly slot: number;
  readonly plan: ColumnPlan;
  readonly mark: Watched<FieldMark>;
  readonly sheetState: OpenSheetState;
  private readonly issues = new Watched<readonly Issue[]>([]);
  private rejected: RejectedValue | null = null;
  private isFocused = false;
  private ruleIssues: readonly Issue[] = [];
  private refusedIssues: readonly Issue[] = [];
  private lazyValue: Signal<FieldValue> | undefined;
  private lazyWork: PendingWork | undefined;
  private failures = noFailures;
  private lazyChoices: ChoiceFace | undefined;
  private readonly signals = new Map<string, ReadonlySignal<unknown>>();

  constructor(sheet: OpenSheetState, plan: ColumnPlan, row: RowId, slot: number) {
    this.sheetState = sheet;
    this.plan = plan;
    this.row = row;
    this.slot = slot;
    this.path = cellPath(sheet.plan.definition.key, row, plan.definition.key);
    this.mark = new Watched<FieldMark>(sheet.isChecked ? 'checked' : 'pristine');
    this.refreshIssues();
  }

  get definition(): Pick<ControlDefinition, 'key' | 'type' | 'options'> {
    return this.plan.definition;
  }
  get model(): ControlModel {
    return this.plan.model;
  }
  get options(): ReadonlySignal<ControlOptions> {
    return this.once('options', () =>
      computed(() => {
        if (this.plan.optionFormulas.length > 0) void this.sheetState.host.revision.signal.value;
        return this.sheetState.rules.options(this.plan, this.slot);
      }),
    );
  }
  get value(): ReadonlySignal<FieldValue> {
    return (this.lazyValue ??= signal(this.sheetState.columns[this.plan.index]!.get(this.slot)));
  }
  get errors(): ReadonlySignal<readonly Issue[]> {
    return this.once('errors', () => computed(() => (this.visible.value ? this.issues.signal.value : [])));
  }
  get visible(): ReadonlySignal<boolean> {
    return this.once('visible', () =>
      computed(() => this.sheetState.owner.visible.value && this.condition(() => this.sheetState.rules.isVisible(this.plan, this.slot))),
    );
  }
  get required(): ReadonlySignal<boolean> {
    return this.once('required', () =>
      computed(() => this.visible.value && this.condition(() => this.sheetState.rules.isRequired(this.plan, this.slot))),
    );
  }
  get disabled(): ReadonlySignal<boolean> {
    return this.once('disabled', () =>
      computed(() => this.sheetState.owner.disabled.value || this.condition(() => this.sheetState.rules.isDisabled(this.plan, this.slot))),
    );
  }
  get readonly(): ReadonlySignal<boolean> {
    return this.once('readonly', () => computed(() => this.plan.formula !== undefined || this.disabled.value));
  }
  get status(): ReadonlySignal<FieldStatus> {
    return this.once('status', () =>
      computed(() => statusOf(this.mark.signal.value, this.disabled.value, this.work.running.signal.value > 0, this.errors.value)),
    );
  }

  get choices(): ReadonlySignal<FieldChoices> {
    return this.choiceFace.shown;
  }

  searchChoices(keyword: string): void {
    this.choiceFace.search(keyword);
  }

  loadMoreChoices(): void {
    this.choiceFace.more();
  }

  retry(): void {
    const { linkages, lookups } = this.sheetState.host.outside;
    linkages?.retry(this.path);
    lookups?.retry(this.path);
    this.lazyChoices?.retry();
  }

  get failed(): readonly Issue[] {
    return [...this.failures.values()];
  }

  setFailure(part: FailedPart, issue: Issue | undefined): void {
    this.failures = withFailure(this.failures, part, issue);
    this.refreshIssues();
  }

  label(locale?: Locale): string {
    return fieldLabel(this.plan.options, locale ?? this.sheetState.host.environment.locale);
  }

  focus(): void {
    this.isFocused = true;
    this.sheetState.host.entered(this);
  }

  blur(): void {
    this.isFocused = false;
    this.judge(false);
    this.sheetState.host.left(this);
  }

  check(): void {
    this.judge(false);
  }

  get isBeingEdited(): boolean {
    return this.isFocused;
  }

  touch(): void {
    if (this.mark.current === 'pristine') this.mark.set('dirty');
    this.sheetState.watchedCell();
  }

  waitFor(work: Promise<unknown>): void {
    this.work.add(work);
    this.sheetState.watchedCell();
  }

  changed(): void {
    this.rejected = null;
    this.refusedIssues = [];
    if (this.lazyValue) this.lazyValue.value = this.sheetState.columns[this.plan.index]!.get(this.slot);
    if (this.mark.current === 'checked') this.judge(false);
    else this.refreshIssues();
  }

  reject(reason: RejectedValue = wrongType): void {
    this.rejected = reason;
    this.refreshIssues();
    this.sheetState.watchedCell();
  }

  judge(full: boolean): readonly Issue[] {
    this.mark.set('checked');
    this.setRuleIssues(this.sheetState.rules.judge(this.plan, this.slot, full));
    return this.issues.current;
  }

  setRuleIssues(issues: readonly Issue[]): void {
    this.ruleIssues = issues;
    this.refreshIssues();
    if (issues.length > 0) this.sheetState.watchedCell();
  }

  setRefused(issues: readonly Issue[]): void {
    if (issues.length + this.refusedIssues.length === 0) return;
    this.refusedIssues = issues;
    this.refreshIssues();
    this.sheetState.watchedCell();
  }

  /** It went out of sight or out of the person's hands: nothing is held against it, and it is not checked any more. */
  forgetIssues(): void {
    if (this.mark.current === 'checked') this.mark.set(this.sheetState.cellDiffers(this.plan.index, this.slot) ? 'dirty' : 'pristine');
    this.rejected = null;
    this.refusedIssues = [];
    this.setRuleIssues([]);
  }

  lookAgain(): void {
    if (this.issues.current.length === 0) return;
    const { rules } = this.sheetState;
    if (rules.isSkipped(this.plan, this.slot)) this.forgetIssues();
    else if (this.ruleIssues.some(({ code }) => code === 'Required')) {
      if (!rules.isRequired(this.plan, this.slot)) this.setRuleIssues([]);
    } else if (this.plan.optionFormulas.length + this.plan.checks.length > 0) this.judge(false);
  }

  settle(): void {
    this.mark.set('pristine');
  }

  /** Another row took or left the value that may stand in one row only. */
  turned(): void {
    if (this.mark.current === 'checked') this.judge(false);
  }

  get currentIssues(): readonly Issue[] {
    return this.issues.current;
  }

  private refreshIssues(): void {
    const cycle = this.sheetState.host.cycles.get(this.plan.source);
    const error = this.sheetState.errorAt(this.plan.index, this.slot);
    const fixed = cycle ? [{ ...cycle, path: this.path }] : error ? [formulaIssue(this.path, error)] : [];
    const rejected = this.rejected ? [rejectionIssue(this.path, this.rejected)] : [];
    const issues = [...fixed, ...rejected, ...this.failures.values(), ...this.ruleIssues, ...this.refusedIssues];
    if (issues.length > 0 || this.issues.current.length > 0) this.issues.set(issues);
  }

  /** Reads a condition again after each round of computing. */
  private condition(read: () => boolean): boolean {
    void this.sheetState.host.revision.signal.value;
    return read();
  }

  private get choiceFace(): ChoiceFace {
    const { host, rows } = this.sheetState;
    return (this.lazyChoices ??= new ChoiceFace({
      plan: this.plan,
      options: this.options,
      value: this.value,
      book: host.outside.choices,
      locale: host.environment.locale,
      revision: host.revision,
      row: () => (rows.has(this.row) ? { sheet: this.sheetState, slot: rows.slot(this.row) } : undefined),
    }));
  }

  private get work(): PendingWork {
    return (this.lazyWork ??= this.sheetState.host.createWork());
  }

  private once<T>(name: string, create: () => ReadonlySignal<T>): ReadonlySignal<T> {
    const known = this.signals.get(name) as ReadonlySignal<T> | undefined;
    if (known) return known;
    const created = create();
    this.signals.set(name, created);
    return created;
  }
}
