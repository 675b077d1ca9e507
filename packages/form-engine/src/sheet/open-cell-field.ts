import type { ControlDefinition, ControlOptions, FieldValue, Issue, Locale } from '@inkstone/schema';
import { cellPath } from '@inkstone/schema';
import { computed, signal, type ReadonlySignal, type Signal } from '@preact/signals-core';
import type { ControlModel, RejectedValue } from '../interfaces/control-model.ts';
import { ChoiceView } from '../choices/choice-view.ts';
import type { FieldChoices } from '../interfaces/declared-choices.ts';
import { noFailures, withFailure } from '../field/field-failures.ts';
import { formulaIssue, rejectionIssue, wrongType } from '../field/field-issue.ts';
import { fieldLabel } from '../plan/field-label.ts';
import { statusOf, type FieldMark } from '../open-form/field-mark.ts';
import type { PendingWork } from '../signals/pending-work.ts';
import type { FieldStatus } from '../interfaces/form.ts';
import { LazySignal } from '../signals/lazy-signal.ts';
import type { ColumnPlan } from '../plan/control-plan.ts';
import type { FailedPart } from '../open-form/failure-target.ts';
import type { CellField } from '../open-form/cell-field.ts';
import type { OpenSheetState } from './open-sheet-state.ts';
import type { RowId } from '../interfaces/row.ts';

/** A cell of an open form. */
export class OpenCellField implements CellField {
  readonly path: string;
  readonly row: RowId;
  readonly slot: number;
  readonly plan: ColumnPlan;
  readonly mark: LazySignal<FieldMark>;
  readonly sheetState: OpenSheetState;
  private readonly issues = new LazySignal<readonly Issue[]>([]);
  private rejected: RejectedValue | null = null;
  private isFocused = false;
  private ruleIssues: readonly Issue[] = [];
  private serverIssues: readonly Issue[] = [];
  private lazyValue: Signal<FieldValue> | undefined;
  private lazyWork: PendingWork | undefined;
  private failures = noFailures;
  private lazyChoices: ChoiceView | undefined;
  private readonly signals = new Map<string, ReadonlySignal<unknown>>();

  constructor(sheet: OpenSheetState, plan: ColumnPlan, row: RowId, slot: number) {
    this.sheetState = sheet;
    this.plan = plan;
    this.row = row;
    this.slot = slot;
    this.path = cellPath(sheet.plan.definition.key, row, plan.definition.key);
    this.mark = new LazySignal<FieldMark>(sheet.isChecked ? 'checked' : 'pristine');
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
    return this.choiceView.shown;
  }

  searchChoices(keyword: string): void {
    this.choiceView.search(keyword);
  }

  loadMoreChoices(): void {
    this.choiceView.more();
  }

  retry(): void {
    const { linkages, lookups } = this.sheetState.host.external;
    linkages?.retry(this.path);
    lookups?.retry(this.path);
    this.lazyChoices?.retry();
  }

  get failureIssues(): readonly Issue[] {
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
    this.sheetState.host.focused(this);
  }

  blur(): void {
    this.isFocused = false;
    this.validate(false);
    this.sheetState.host.blurred(this);
  }

  check(): void {
    this.validate(false);
  }

  get isBeingEdited(): boolean {
    return this.isFocused;
  }

  touch(): void {
    if (this.mark.current === 'pristine') this.mark.set('dirty');
    this.sheetState.cellStatusChanged();
  }

  waitFor(work: Promise<unknown>): void {
    this.work.add(work);
    this.sheetState.cellStatusChanged();
  }

  changed(): void {
    this.rejected = null;
    this.serverIssues = [];
    if (this.lazyValue) this.lazyValue.value = this.sheetState.columns[this.plan.index]!.get(this.slot);
    if (this.mark.current === 'checked') this.validate(false);
    else this.refreshIssues();
  }

  reject(reason: RejectedValue = wrongType): void {
    this.rejected = reason;
    this.refreshIssues();
    this.sheetState.cellStatusChanged();
  }

  validate(full: boolean): readonly Issue[] {
    this.mark.set('checked');
    this.setRuleIssues(this.sheetState.rules.validate(this.plan, this.slot, full));
    return this.issues.current;
  }

  setRuleIssues(issues: readonly Issue[]): void {
    this.ruleIssues = issues;
    this.refreshIssues();
    if (issues.length > 0) this.sheetState.cellStatusChanged();
  }

  setServerIssues(issues: readonly Issue[]): void {
    if (issues.length + this.serverIssues.length === 0) return;
    this.serverIssues = issues;
    this.refreshIssues();
    this.sheetState.cellStatusChanged();
  }

  /** Clears the issues of a cell that was hidden or locked; it no longer counts as validated. */
  forgetIssues(): void {
    if (this.mark.current === 'checked') this.mark.set(this.sheetState.cellDiffers(this.plan.index, this.slot) ? 'dirty' : 'pristine');
    this.rejected = null;
    this.serverIssues = [];
    this.setRuleIssues([]);
  }

  revalidate(): void {
    if (this.issues.current.length === 0) return;
    const { rules } = this.sheetState;
    if (rules.isSkipped(this.plan, this.slot)) this.forgetIssues();
    else if (this.ruleIssues.some(({ code }) => code === 'Required')) {
      if (!rules.isRequired(this.plan, this.slot)) this.setRuleIssues([]);
    } else if (this.plan.optionFormulas.length + this.plan.checks.length > 0) this.validate(false);
  }

  settle(): void {
    this.mark.set('pristine');
  }

  /** Called when another row gained or lost the same value in a unique column. */
  repetitionChanged(): void {
    if (this.mark.current === 'checked') this.validate(false);
  }

  get currentIssues(): readonly Issue[] {
    return this.issues.current;
  }

  private refreshIssues(): void {
    const cycle = this.sheetState.host.cycles.get(this.plan.source);
    const error = this.sheetState.errorAt(this.plan.index, this.slot);
    const fixed = cycle ? [{ ...cycle, path: this.path }] : error ? [formulaIssue(this.path, error)] : [];
    const rejected = this.rejected ? [rejectionIssue(this.path, this.rejected)] : [];
    const issues = [...fixed, ...rejected, ...this.failures.values(), ...this.ruleIssues, ...this.serverIssues];
    if (issues.length > 0 || this.issues.current.length > 0) this.issues.set(issues);
  }

  /** Evaluates a condition again after each round of computing. */
  private condition(read: () => boolean): boolean {
    void this.sheetState.host.revision.signal.value;
    return read();
  }

  private get choiceView(): ChoiceView {
    const { host, rows } = this.sheetState;
    return (this.lazyChoices ??= new ChoiceView({
      plan: this.plan,
      options: this.options,
      value: this.value,
      store: host.external.choices,
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
