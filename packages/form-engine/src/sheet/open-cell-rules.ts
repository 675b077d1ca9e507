import { isFormulaError } from '@inkstone/formula';
import type { ControlOptions, Issue } from '@inkstone/schema';
import type { ModelContext, ValueIssue } from '../interfaces/control-model.ts';
import type { ChoicesPlan } from '../plan/choices-plan.ts';
import type { KnownChoices } from '../interfaces/declared-choices.ts';
import { knownChoices } from '../choices/known-choices.ts';
import type { ControlFieldHost } from '../field/open-control-field.ts';
import { fieldLabel } from '../plan/field-label.ts';
import type { ControlRights } from '../permission/control-rights.ts';
import type { ColumnPlan } from '../plan/control-plan.ts';
import { evaluateOptions } from '../plan/option-formula.ts';
import { validateValue } from '../rules/validate-value.ts';
import { isEmptyRow } from '../rules/sheet-issues.ts';
import { brokenChecks, type ValueCheck } from '../plan/value-check.ts';
import { type ConditionKind, lockKinds } from '../plan/engine-formulas.ts';
import type { CellRules } from '../open-form/cell-rules.ts';
import type { OpenSheetState } from './open-sheet-state.ts';

/** The rules of a sheet's cells in an open form. */
export class OpenCellRules implements CellRules {
  private readonly sheet: OpenSheetState;
  private readonly host: ControlFieldHost;
  private readonly contexts: (ModelContext | undefined)[] = [];

  constructor(sheet: OpenSheetState, host: ControlFieldHost) {
    this.sheet = sheet;
    this.host = host;
  }

  rights(column: ColumnPlan): ControlRights {
    return this.sheet.owner.rights.columns[column.definition.key]!;
  }

  isVisible(column: ColumnPlan, slot: number): boolean {
    return this.rights(column).view && column.options.visible !== false && this.holds(column, 'visible', slot, true);
  }

  isRequired(column: ColumnPlan, slot: number): boolean {
    return this.rights(column).required || column.options.required === true || this.holds(column, 'required', slot, false);
  }

  isDisabled(column: ColumnPlan, slot: number): boolean {
    const { role } = column.model;
    const isClosed = !this.rights(column).edit || role === 'system' || role === 'statistic' || column.options['readonlyFormula'] === true;
    return isClosed || !this.isOwnRow(slot) || lockKinds.some((kind) => this.holds(column, kind, slot, false));
  }

  /** Also for a row that does not exist yet. */
  private isOwnRow(slot: number): boolean {
    return slot < 0 || this.sheet.isOwn(slot);
  }

  isSkipped(column: ColumnPlan, slot: number): boolean {
    return column.model.role === 'layout' || !this.isVisible(column, slot) || this.isDisabled(column, slot);
  }

  options(column: ColumnPlan, slot: number): ControlOptions {
    if (column.optionFormulas.length === 0) return column.options;
    const scope = this.host.scope.inRow(this.sheet, slot);
    return evaluateOptions(column.options, column.optionFormulas, scope, (formula) => this.host.readsRedacted(formula));
  }

  validate(column: ColumnPlan, slot: number, full: boolean): readonly Issue[] {
    if (this.isSkipped(column, slot) || this.sheet.errorAt(column.index, slot)) return noIssues;
    const value = this.sheet.columns[column.index]!.get(slot);
    const required = full && this.isRequired(column, slot);
    // A row in which nobody entered anything is one issue of the sheet, not one for each minimum in it.
    if (!required && column.model.isEmpty(value) && isEmptyRow(this.sheet, slot)) return noIssues;
    const context = this.context(column, slot);
    const issues = validateValue(column, value, '', context, required, (checks) => this.brokenRules(checks, slot));
    const found = this.repeats(column, slot) ? [...issues, { code: 'noRepeat', path: '', params: { label: context.label } }] : issues;
    return found.length === 0 ? noIssues : found.map((issue) => ({ ...issue, path: this.sheet.pathOf(column, slot) }));
  }

  /** Does another row hold the same value in a unique column? */
  repeats({ index }: ColumnPlan, slot: number): boolean {
    return this.sheet.repeats[index]?.repeats(slot) === true;
  }

  private brokenRules(checks: readonly ValueCheck[], slot: number): readonly ValueIssue[] {
    return brokenChecks(checks, this.host.scope.inRow(this.sheet, slot), (formula) => this.host.readsRedacted(formula));
  }

  private holds(column: ColumnPlan, kind: ConditionKind, slot: number, otherwise: boolean): boolean {
    const formula = column.conditions[kind];
    if (!formula || this.host.readsRedacted(formula)) return otherwise;
    const result = formula.compute(this.host.scope.inRow(this.sheet, slot));
    return isFormulaError(result) ? otherwise : result === true;
  }

  /** A value that is as stored is not validated against requested choices. */
  private choices(plan: ChoicesPlan, { index }: ColumnPlan, slot: number): KnownChoices {
    const isStored = this.sheet.host.hasBase && !this.sheet.cellDiffers(index, slot);
    return knownChoices(this.host.external.choices.setFor(plan, { sheet: this.sheet, slot }), isStored);
  }

  context(column: ColumnPlan, slot: number): ModelContext {
    const { environment } = this.host;
    const shared = (this.contexts[column.index] ??= {
      options: column.options,
      label: fieldLabel(column.options, environment.locale),
      locale: environment.locale,
      timeZone: environment.timeZone,
      now: () => environment.now(),
    });
    const own = column.optionFormulas.length === 0 ? shared : { ...shared, options: this.options(column, slot) };
    return column.choices ? { ...own, choices: this.choices(column.choices, column, slot) } : own;
  }
}

const noIssues: readonly Issue[] = [];
