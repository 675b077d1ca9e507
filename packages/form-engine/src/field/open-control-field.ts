import type { FormulaError, FormulaInput } from '@inkstone/formula';
import type { ControlDefinition, ControlOptions, FieldValue, Issue, Locale } from '@inkstone/schema';
import { computed, signal, type ReadonlySignal } from '@preact/signals-core';
import type { ControlModel, ModelContext, RejectedValue, ValueIssue } from '../interfaces/control-model.ts';
import type { Field, FieldStatus } from '../interfaces/form.ts';
import type { ControlField } from '../open-form/control-field.ts';
import type { FieldHost } from '../open-form/field-host.ts';
import { Watched } from '../signals/watched.ts';
import { standsAlone, type Standing } from '../open-form/standing.ts';
import type { SheetRights } from '../permission/control-rights.ts';
import type { ControlPlan } from '../plan/control-plan.ts';
import { workedOutOptions } from '../plan/option-formula.ts';
import { judgeValue } from '../rules/judge-value.ts';
import { brokenChecks, type ValueCheck } from '../plan/value-check.ts';
import { ChoiceFace } from '../choices/choice-face.ts';
import type { FieldChoices, KnownChoices } from '../interfaces/declared-choices.ts';
import { knownChoices } from '../choices/known-choices.ts';
import type { Outside } from '../outside/outside.ts';
import type { ConditionKind } from '../plan/engine-formulas.ts';
import { isSameValue } from '../same-value.ts';
import type { FailedPart } from '../open-form/failure-bearer.ts';
import { partsOf } from '../status/field-parts.ts';
import { groupStatus } from '../status/group-status.ts';
import { wrongType } from './field-issue.ts';
import { FieldIssues, noIssues } from './field-issues.ts';
import { fieldLabel } from './field-label.ts';
import { statusOf, type FieldMark } from '../open-form/field-mark.ts';
import { FieldState } from './field-state.ts';
import type { PendingWork } from '../signals/pending-work.ts';
import type { SheetState } from '../open-form/sheet-state.ts';

/** What a control's field asks of the form it stands in. */
export interface ControlFieldHost extends FieldHost {
  /** The person went into a field, and left it. */
  entered(field: Field): void;
  left(field: Field): void;
  createWork(): PendingWork;
  readonly outside: Outside;
}

/** A control of an open form. */
export class OpenControlField implements ControlField {
  readonly path: string;
  readonly plan: ControlPlan;
  readonly rights: SheetRights;
  withheld = false;
  sheet: SheetState | undefined;
  standing: Standing = standsAlone;
  mark = new Watched<FieldMark>('pristine');
  base: FieldValue;
  private readonly host: ControlFieldHost;
  private readonly content: Watched<FieldValue>;
  private readonly issues: FieldIssues;
  private readonly state: FieldState;
  private inputCache: FormulaInput;
  private isFocused = false;
  private lazyRequired: ReadonlySignal<boolean> | undefined;
  private refusedVersion: number | undefined;
  private lazyChoices: ChoiceFace | undefined;
  private lazyOptions: ReadonlySignal<ControlOptions> | undefined;
  private lazyWork: PendingWork | undefined;
  private lazyStatus: ReadonlySignal<FieldStatus> | undefined;
  private lazyValue: ReadonlySignal<FieldValue> | undefined;

  constructor(plan: ControlPlan, rights: SheetRights, host: ControlFieldHost) {
    this.path = plan.definition.key;
    this.plan = plan;
    this.rights = rights;
    this.host = host;
    this.base = plan.model.empty;
    this.content = new Watched(plan.model.empty);
    this.issues = new FieldIssues(this.path);
    this.state = new FieldState(plan, rights);
    this.refreshIssues();
  }

  get definition(): ControlDefinition {
    return this.plan.definition;
  }
  get model(): ControlModel {
    return this.plan.model;
  }
  get options(): ReadonlySignal<ControlOptions> {
    return (this.lazyOptions ??= computed(() => {
      if (this.plan.optionFormulas.length > 0) void this.host.revision.signal.value;
      return this.workedOut();
    }));
  }
  get errors(): ReadonlySignal<readonly Issue[]> {
    return this.issues.signal;
  }
  get visible(): ReadonlySignal<boolean> {
    return this.state.shown.signal;
  }
  get ownVisible(): ReadonlySignal<boolean> {
    return this.state.ownShown.signal;
  }
  get required(): ReadonlySignal<boolean> {
    return (this.lazyRequired ??= computed(() => this.state.needed.signal.value && this.state.shown.signal.value));
  }
  get disabled(): ReadonlySignal<boolean> {
    return this.state.locked.signal;
  }
  get readonly(): ReadonlySignal<boolean> {
    return this.isComputed ? always : this.state.locked.signal;
  }
  get value(): ReadonlySignal<FieldValue> {
    const { sheet } = this;
    if (!sheet) return this.content.signal;
    return (this.lazyValue ??= computed(() => {
      void sheet.version.signal.value;
      return sheet.values();
    }));
  }
  get status(): ReadonlySignal<FieldStatus> {
    return (this.lazyStatus ??= computed(() => {
      const { members, section } = this.standing;
      const own = statusOf(this.mark.signal.value, this.disabled.value, this.work.running.signal.value > 0, this.errors.value);
      if (this.sheet) return own === 'disabled' ? own : groupStatus([own, ...this.sheet.watchedCells().map(({ status }) => status.value)]);
      if (this.holdsValue || members.length + section.length === 0) return own;
      return groupStatus([...partsOf([...members, ...section])].map(({ status }) => status.value));
    }));
  }

  get choices(): ReadonlySignal<FieldChoices> {
    return this.choiceFace.shown;
  }

  get isActive(): boolean {
    return this.state.isActive;
  }
  get isVisible(): boolean {
    return this.state.shown.current;
  }
  get isDisabled(): boolean {
    return this.state.locked.current;
  }
  get isRequired(): boolean {
    return this.state.needed.current && this.state.shown.current;
  }
  get isComputed(): boolean {
    return this.plan.formula !== undefined || this.plan.model.role === 'statistic';
  }
  get holdsValue(): boolean {
    return this.plan.model.role !== 'layout';
  }
  get current(): FieldValue {
    return this.sheet ? this.sheet.values() : this.content.current;
  }
  get differs(): boolean {
    return this.sheet ? this.sheet.rows.differs() : !isSameValue(this.content.current, this.base);
  }
  get input(): FormulaInput {
    if (this.inputCache === undefined) {
      this.inputCache = this.model.toFormula(this.content.current, this.plan.options, this.host.environment.timeZone) ?? null;
    }
    return this.inputCache;
  }
  get isSkipped(): boolean {
    return !this.isVisible || this.isDisabled || !this.holdsValue;
  }

  label(locale: Locale = this.host.environment.locale): string {
    return fieldLabel(this.plan.options, locale);
  }

  focus(): void {
    this.isFocused = true;
    this.host.entered(this);
  }

  blur(): void {
    this.isFocused = false;
    this.validate(false);
    this.host.left(this);
  }

  touch(): void {
    if (this.mark.current === 'pristine') this.mark.set('dirty');
  }

  check(): void {
    this.validate(false);
  }

  get isBeingEdited(): boolean {
    return this.isFocused;
  }

  waitFor(work: Promise<unknown>): void {
    this.work.add(work);
  }

  searchChoices(keyword: string): void {
    this.choiceFace.search(keyword);
  }

  loadMoreChoices(): void {
    this.choiceFace.more();
  }

  retry(): void {
    const { linkages, lookups } = this.host.outside;
    linkages?.retry(this.path);
    lookups?.retry(this.path);
    this.lazyChoices?.retry();
  }

  get failed(): readonly Issue[] {
    return this.issues.failed;
  }

  setFailure(part: FailedPart, issue: Issue | undefined): void {
    this.issues.setFailure(part, issue);
    this.refreshIssues();
  }

  write(value: FieldValue, error?: FormulaError): boolean {
    const changedError = error?.error !== this.issues.formulaError?.error;
    const changedValue = !isSameValue(value, this.content.current);
    if (!changedError && !changedValue && !this.issues.rejected) return false;
    this.issues.formulaError = error;
    this.issues.rejected = null;
    if (changedValue) {
      this.issues.refused = noIssues;
      this.inputCache = undefined;
      this.content.set(value);
    }
    if (this.mark.current === 'checked') this.validate(false);
    else this.refreshIssues();
    return changedValue;
  }

  reject(reason: RejectedValue = wrongType): void {
    this.issues.rejected = reason;
    this.refreshIssues();
  }

  setCondition(kind: ConditionKind, holds: boolean): void {
    const { state } = this;
    state.setCondition(kind, holds);
    if (kind === 'visible') this.showAgain();
    else if (kind === 'required') {
      if (!state.needed.current) this.forgetIssues('Required');
    } else if (kind !== 'active' && state.locked.current) this.forgetIssues();
  }

  showAgain(): void {
    this.state.shown.set(this.state.ownShown.current && (this.standing.holder?.isVisible ?? true));
    // A rejected entry is nowhere to be seen any more either.
    if (!this.state.shown.current) this.forgetIssues();
    this.refreshIssues();
    for (const member of this.standing.members) member.showAgain();
  }

  validate(full: boolean): readonly Issue[] {
    if (this.isSkipped) {
      this.forgetIssues();
      return this.issues.current;
    }
    this.issues.ruled =
      this.sheet || this.issues.formulaError
        ? []
        : judgeValue(this.plan, this.content.current, this.path, this.context(), full && this.isRequired, (checks) => this.broken(checks));
    this.mark.set('checked');
    this.refreshIssues();
    return this.issues.current;
  }

  get ruled(): readonly Issue[] {
    return this.issues.ruled;
  }

  setRuleIssues(issues: readonly Issue[]): void {
    this.issues.ruled = issues;
    this.refreshIssues();
  }

  setRefused(issues: readonly Issue[]): void {
    if (issues.length + this.issues.refused.length === 0) return;
    this.issues.refused = issues;
    this.refusedVersion = this.sheet?.version.current;
    this.refreshIssues();
  }

  forgetRefusedRows(): void {
    if (this.issues.refused.length > 0 && this.sheet?.version.current !== this.refusedVersion) this.setRefused(noIssues);
  }

  reset(value: FieldValue): void {
    this.issues.formulaError = undefined;
    this.issues.ruled = noIssues;
    this.issues.clearEntry();
    this.inputCache = undefined;
    this.content.set(value);
    this.settle();
    this.refreshIssues();
  }

  settle(): void {
    this.base = this.content.current;
    this.mark.set('pristine');
  }

  context(): ModelContext {
    const { environment } = this.host;
    return {
      options: this.workedOut(),
      label: this.label(),
      locale: environment.locale,
      timeZone: environment.timeZone,
      now: () => environment.now(),
      ...this.asked(),
    };
  }

  get followsRounds(): boolean {
    const { choices, optionFormulas, checks } = this.plan;
    return choices !== null || optionFormulas.length + checks.length > 0 || this.sheet !== undefined;
  }

  lookAgain(): void {
    if (this.plan.choices && this.mark.current === 'checked') this.judgeAgain();
    if (this.plan.optionFormulas.length + this.plan.checks.length === 0 || this.issues.ruled.length === 0) return;
    this.judgeAgain();
  }

  private judgeAgain(): void {
    if (!this.issues.ruled.some(({ code }) => code === 'Required')) this.validate(false);
  }

  private broken(checks: readonly ValueCheck[]): readonly ValueIssue[] {
    return brokenChecks(checks, this.host.scope.outside(), (formula) => this.host.isWithheld(formula));
  }

  private workedOut(): ControlOptions {
    return workedOutOptions(this.plan.options, this.plan.optionFormulas, this.host.scope.outside(), (formula) =>
      this.host.isWithheld(formula),
    );
  }

  /** What is known of choices that have to be asked for; what stands as it is stored is not judged by them. */
  private asked(): { readonly choices?: KnownChoices } {
    const { choices } = this.plan;
    if (!choices) return {};
    const { outside, hasBase } = this.host;
    return { choices: knownChoices(outside.choices.setFor(choices), hasBase && !this.differs) };
  }

  private get choiceFace(): ChoiceFace {
    const { outside, revision, environment } = this.host;
    return (this.lazyChoices ??= new ChoiceFace({
      plan: this.plan,
      options: this.options,
      value: this.value,
      book: outside.choices,
      locale: environment.locale,
      revision,
      row: () => undefined,
    }));
  }

  private get work(): PendingWork {
    return (this.lazyWork ??= this.host.createWork());
  }

  /** All, or those of one code. Who is blamed for nothing any more counts as not checked yet. */
  private forgetIssues(code?: string): void {
    const { issues } = this;
    issues.ruled = code === undefined ? noIssues : issues.ruled.filter((issue) => issue.code !== code);
    if (code === undefined) {
      issues.clearEntry();
      if (this.mark.current === 'checked') this.mark.set(this.differs ? 'dirty' : 'pristine');
      this.sheet?.forgetIssues();
    }
    this.refreshIssues();
  }

  private refreshIssues(): void {
    this.issues.tell(this.sheet ? undefined : this.host.cycles.get(this.plan.index), this.state.shown.current);
  }
}

const always: ReadonlySignal<boolean> = signal(true);
