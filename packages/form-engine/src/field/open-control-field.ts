import type { FormulaError, FormulaInput } from '@inkstone/formula';
import type { ControlDefinition, ControlOptions, FieldValue, Issue, Locale } from '@inkstone/schema';
import { computed, signal, type ReadonlySignal } from '@preact/signals-core';
import type { ControlModel, ModelContext, RejectedValue, ValueIssue } from '../interfaces/control-model.ts';
import type { Field, FieldStatus } from '../interfaces/form.ts';
import type { ControlField } from '../open-form/control-field.ts';
import type { FieldHost } from '../open-form/field-host.ts';
import { LazySignal } from '../signals/lazy-signal.ts';
import { noPlacement, type FieldPlacement } from '../open-form/field-placement.ts';
import type { SheetRights } from '../permission/control-rights.ts';
import type { ControlPlan } from '../plan/control-plan.ts';
import { evaluateOptions } from '../plan/option-formula.ts';
import { validateValue } from '../rules/validate-value.ts';
import { brokenChecks, type ValueCheck } from '../plan/value-check.ts';
import { ChoiceView } from '../choices/choice-view.ts';
import type { FieldChoices, KnownChoices } from '../interfaces/declared-choices.ts';
import { knownChoices } from '../choices/known-choices.ts';
import type { ExternalData } from '../external/external-data.ts';
import type { ConditionKind } from '../plan/engine-formulas.ts';
import { isSameValue } from '../same-value.ts';
import type { FailedPart } from '../open-form/failure-target.ts';
import { partsOf } from '../status/field-parts.ts';
import { groupStatus } from '../status/group-status.ts';
import { wrongType } from './field-issue.ts';
import { FieldIssues, noIssues } from './field-issues.ts';
import { fieldLabel } from '../plan/field-label.ts';
import { statusOf, type FieldMark } from '../open-form/field-mark.ts';
import { FieldState } from './field-state.ts';
import type { PendingWork } from '../signals/pending-work.ts';
import type { SheetState } from '../open-form/sheet-state.ts';

/** What a control's field needs of its form. */
export interface ControlFieldHost extends FieldHost {
  /** The field received the focus, and lost it. */
  focused(field: Field): void;
  blurred(field: Field): void;
  createWork(): PendingWork;
  readonly external: ExternalData;
}

/** A control of an open form. */
export class OpenControlField implements ControlField {
  readonly path: string;
  readonly plan: ControlPlan;
  readonly rights: SheetRights;
  redacted = false;
  sheet: SheetState | undefined;
  placement: FieldPlacement = noPlacement;
  mark = new LazySignal<FieldMark>('pristine');
  base: FieldValue;
  private readonly host: ControlFieldHost;
  private readonly content: LazySignal<FieldValue>;
  private readonly issues: FieldIssues;
  private readonly state: FieldState;
  private inputCache: FormulaInput;
  private isFocused = false;
  private lazyRequired: ReadonlySignal<boolean> | undefined;
  private serverIssuesVersion: number | undefined;
  private lazyChoices: ChoiceView | undefined;
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
    this.content = new LazySignal(plan.model.empty);
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
      return this.computedOptions();
    }));
  }
  get errors(): ReadonlySignal<readonly Issue[]> {
    return this.issues.signal;
  }
  get visible(): ReadonlySignal<boolean> {
    return this.state.visible.signal;
  }
  get ownVisible(): ReadonlySignal<boolean> {
    return this.state.ownVisible.signal;
  }
  get required(): ReadonlySignal<boolean> {
    return (this.lazyRequired ??= computed(() => this.state.required.signal.value && this.state.visible.signal.value));
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
      const { members, section } = this.placement;
      const own = statusOf(this.mark.signal.value, this.disabled.value, this.work.running.signal.value > 0, this.errors.value);
      if (this.sheet)
        return own === 'disabled' ? own : groupStatus([own, ...this.sheet.cellsWithStatus().map(({ status }) => status.value)]);
      if (this.holdsValue || members.length + section.length === 0) return own;
      return groupStatus([...partsOf([...members, ...section])].map(({ status }) => status.value));
    }));
  }

  get choices(): ReadonlySignal<FieldChoices> {
    return this.choiceView.shown;
  }

  get isActive(): boolean {
    return this.state.isActive;
  }
  get isVisible(): boolean {
    return this.state.visible.current;
  }
  get isDisabled(): boolean {
    return this.state.locked.current;
  }
  get isRequired(): boolean {
    return this.state.required.current && this.state.visible.current;
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
    this.host.focused(this);
  }

  blur(): void {
    this.isFocused = false;
    this.validate(false);
    this.host.blurred(this);
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
    this.choiceView.search(keyword);
  }

  loadMoreChoices(): void {
    this.choiceView.more();
  }

  retry(): void {
    const { linkages, lookups } = this.host.external;
    linkages?.retry(this.path);
    lookups?.retry(this.path);
    this.lazyChoices?.retry();
  }

  get failureIssues(): readonly Issue[] {
    return this.issues.failureIssues;
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
      this.issues.serverIssues = noIssues;
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
    if (kind === 'visible') this.updateVisibility();
    else if (kind === 'required') {
      if (!state.required.current) this.forgetIssues('Required');
    } else if (kind !== 'active' && state.locked.current) this.forgetIssues();
  }

  updateVisibility(): void {
    this.state.visible.set(this.state.ownVisible.current && (this.placement.container?.isVisible ?? true));
    // A rejected value is no longer displayed either.
    if (!this.state.visible.current) this.forgetIssues();
    this.refreshIssues();
    for (const member of this.placement.members) member.updateVisibility();
  }

  validate(full: boolean): readonly Issue[] {
    if (this.isSkipped) {
      this.forgetIssues();
      return this.issues.current;
    }
    this.issues.ruleIssues =
      this.sheet || this.issues.formulaError
        ? []
        : validateValue(this.plan, this.content.current, this.path, this.context(), full && this.isRequired, (checks) =>
            this.brokenRules(checks),
          );
    this.mark.set('checked');
    this.refreshIssues();
    return this.issues.current;
  }

  get ruleIssues(): readonly Issue[] {
    return this.issues.ruleIssues;
  }

  setRuleIssues(issues: readonly Issue[]): void {
    this.issues.ruleIssues = issues;
    this.refreshIssues();
  }

  setServerIssues(issues: readonly Issue[]): void {
    if (issues.length + this.issues.serverIssues.length === 0) return;
    this.issues.serverIssues = issues;
    this.serverIssuesVersion = this.sheet?.version.current;
    this.refreshIssues();
  }

  clearStaleServerIssues(): void {
    if (this.issues.serverIssues.length > 0 && this.sheet?.version.current !== this.serverIssuesVersion) this.setServerIssues(noIssues);
  }

  reset(value: FieldValue): void {
    this.issues.formulaError = undefined;
    this.issues.ruleIssues = noIssues;
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
      options: this.computedOptions(),
      label: this.label(),
      locale: environment.locale,
      timeZone: environment.timeZone,
      now: () => environment.now(),
      ...this.choiceContext(),
    };
  }

  get needsRevalidation(): boolean {
    const { choices, optionFormulas, checks } = this.plan;
    return choices !== null || optionFormulas.length + checks.length > 0 || this.sheet !== undefined;
  }

  revalidate(): void {
    if (this.plan.choices && this.mark.current === 'checked') this.validateAgain();
    if (this.plan.optionFormulas.length + this.plan.checks.length === 0 || this.issues.ruleIssues.length === 0) return;
    this.validateAgain();
  }

  private validateAgain(): void {
    if (!this.issues.ruleIssues.some(({ code }) => code === 'Required')) this.validate(false);
  }

  private brokenRules(checks: readonly ValueCheck[]): readonly ValueIssue[] {
    return brokenChecks(checks, this.host.scope.inForm(), (formula) => this.host.readsRedacted(formula));
  }

  private computedOptions(): ControlOptions {
    return evaluateOptions(this.plan.options, this.plan.optionFormulas, this.host.scope.inForm(), (formula) =>
      this.host.readsRedacted(formula),
    );
  }

  /** What is known of requested choices; a value that is as stored is not validated against them. */
  private choiceContext(): { readonly choices?: KnownChoices } {
    const { choices } = this.plan;
    if (!choices) return {};
    const { external, hasBase } = this.host;
    return { choices: knownChoices(external.choices.setFor(choices), hasBase && !this.differs) };
  }

  private get choiceView(): ChoiceView {
    const { external, revision, environment } = this.host;
    return (this.lazyChoices ??= new ChoiceView({
      plan: this.plan,
      options: this.options,
      value: this.value,
      store: external.choices,
      locale: environment.locale,
      revision,
      row: () => undefined,
    }));
  }

  private get work(): PendingWork {
    return (this.lazyWork ??= this.host.createWork());
  }

  /** Clears all issues, or those of one code. A field whose issues are all cleared counts as not validated. */
  private forgetIssues(code?: string): void {
    const { issues } = this;
    issues.ruleIssues = code === undefined ? noIssues : issues.ruleIssues.filter((issue) => issue.code !== code);
    if (code === undefined) {
      issues.clearEntry();
      if (this.mark.current === 'checked') this.mark.set(this.differs ? 'dirty' : 'pristine');
      this.sheet?.forgetIssues();
    }
    this.refreshIssues();
  }

  private refreshIssues(): void {
    this.issues.publish(this.sheet ? undefined : this.host.cycles.get(this.plan.index), this.state.visible.current);
  }
}

const always: ReadonlySignal<boolean> = signal(true);
