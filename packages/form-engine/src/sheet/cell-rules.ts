import { isFormulaError } from '@inkstone/formula';
import type { ControlOptions, Issue } from '@inkstone/schema';
import type { ModelContext, ValueIssue } from '../control-model.ts';
import type { ChoicesPlan } from '../choices/choices-plan.ts';
import type { KnownChoices } from '../choices/declared-choices.ts';
import { knownChoices } from '../choices/known-choices.ts';
import type { FieldHost } from '../field/field-host.ts';
import { fieldLabel } from '../field/field-label.ts';
import type { ControlRights } from '../permission/control-rights.ts';
import { lockKinds, type ColumnPlan, type ConditionKind } from '../plan/control-plan.ts';
import { workedOutOptions } from '../plan/option-formula.ts';
import { judgeValue } from '../rules/judge-value.ts';
import { isEmptyRow } from '../rules/sheet-issues.ts';
import { brokenChecks, type ValueCheck } from '../rules/value-check.ts';
import type { SheetState } from './sheet-state.ts';

/** What conditions, rights and rules say of a cell, asked when needed: most cells of a large sheet are never asked. */
export class CellRules {
  private readonly sheet: SheetState;
  private readonly host: FieldHost;
  private readonly contexts: (ModelContext | undefined)[] = [];

  constructor(sheet: SheetState, host: FieldHost) {
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

  /** Of a row that is not there yet as well. */
  private isOwnRow(slot: number): boolean {
    return slot < 0 || this.sheet.isOwn(slot);
  }

  isSkipped(column: ColumnPlan, slot: number): boolean {
    return column.model.role === 'layout' || !this.isVisible(column, slot) || this.isDisabled(column, slot);
  }

  /** A column's options, with what its formulas make of them in a row. */
  options(column: ColumnPlan, slot: number): ControlOptions {
    if (column.optionFormulas.length === 0) return column.options;
    const scope = this.host.scope.within(this.sheet, slot);
    return workedOutOptions(column.options, column.optionFormulas, scope, (formula) => this.host.isWithheld(formula));
  }

  judge(column: ColumnPlan, slot: number, full: boolean): readonly Issue[] {
    if (this.isSkipped(column, slot) || this.sheet.errorAt(column.index, slot)) return noIssues;
    const value = this.sheet.columns[column.index]!.get(slot);
    const required = full && this.isRequired(column, slot);
    // A row in which nobody entered anything is one matter of the sheet, not one for each least number in it.
    if (!required && column.model.isEmpty(value) && isEmptyRow(this.sheet, slot)) return noIssues;
    const context = this.context(column, slot);
    const judged = judgeValue(column, value, '', context, required, (checks) => this.broken(checks, slot));
    const found = this.repeats(column, slot) ? [...judged, { code: 'noRepeat', path: '', params: { label: context.label } }] : judged;
    return found.length === 0 ? noIssues : found.map((issue) => ({ ...issue, path: this.sheet.pathOf(column, slot) }));
  }

  /** Holds another row the same value, where none may? */
  repeats({ index }: ColumnPlan, slot: number): boolean {
    return this.sheet.repeats[index]?.repeats(slot) === true;
  }

  private broken(checks: readonly ValueCheck[], slot: number): readonly ValueIssue[] {
    return brokenChecks(checks, this.host.scope.within(this.sheet, slot), (formula) => this.host.isWithheld(formula));
  }

  private holds(column: ColumnPlan, kind: ConditionKind, slot: number, otherwise: boolean): boolean {
    const formula = column.conditions[kind];
    if (!formula || this.host.isWithheld(formula)) return otherwise;
    const result = formula.compute(this.host.scope.within(this.sheet, slot));
    return isFormulaError(result) ? otherwise : result === true;
  }

  /** What stands as it is stored is not judged by choices that were asked for. */
  private choices(plan: ChoicesPlan, { index }: ColumnPlan, slot: number): KnownChoices {
    const isStored = this.sheet.host.hasBase && !this.sheet.cellDiffers(index, slot);
    return knownChoices(this.host.outside.choices.setFor(plan, { sheet: this.sheet, slot }), isStored);
  }

  /** What a column's model may ask about the cell. */
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
