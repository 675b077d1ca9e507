import {
  compileFormula,
  isFormulaError,
  isFormulaNumber,
  FormulaDate,
  toFormulaValue,
  toJsonNumber,
  type CompiledFormula,
  type FieldTypes,
  type FormulaScope,
} from '@inkstone/formula';
import type { ControlOptions } from '@inkstone/schema';
import type { PropTable } from '../interfaces/prop-table.ts';
import { isFormulaText, modelProps } from './model-props.ts';

/** An option whose value is computed, such as a limit given by another control. */
export interface OptionFormula {
  readonly option: string;
  readonly formula: CompiledFormula;
}

/**
 * The options that are computed from fields: those that a control's model declares as formulas, numbers given as a formula, and every
 * declared option with a formula in a companion option, such as `optionsFormula` for `options`. A plain number or date is left to the
 * model. `own` are the options without the model's defaults.
 */
export function optionFormulas(
  props: PropTable,
  options: ControlOptions,
  own: ControlOptions,
  form: { readonly fields: FieldTypes },
): readonly OptionFormula[] {
  const { formulaSources, formulaOptions, hasDefaultFormula } = modelProps(props);
  if (!hasDefaultFormula && !hasFormulaText(own, formulaOptions)) return none;
  return formulaSources.flatMap(({ option, companion, isOwn }) => {
    const given = companion === undefined ? undefined : options[companion];
    const source = isFormulaText(given) ? given : isOwn ? options[option] : undefined;
    if (!isFormulaText(source)) return [];
    const formula = compileFormula(source, form);
    return formula.dependencies.length > 0 || formula.volatile ? [{ option, formula }] : [];
  });
}

const none: readonly OptionFormula[] = [];

/** Iterates over the control's few options, not over all properties of its model. */
function hasFormulaText(options: ControlOptions, names: ReadonlySet<string>): boolean {
  for (const name in options) if (names.has(name) && isFormulaText(options[name])) return true;
  return false;
}

/**
 * Returns the options with their formulas evaluated; a failed or empty result is null. Options that read redacted values are left out: the
 * server evaluates them.
 */
export function evaluateOptions(
  options: ControlOptions,
  formulas: readonly OptionFormula[],
  scope: FormulaScope,
  readsRedacted: (formula: CompiledFormula) => boolean,
): ControlOptions {
  if (formulas.length === 0) return options;
  const values = formulas.map(({ option, formula }) => [option, readsRedacted(formula) ? undefined : optionValue(formula, scope)]);
  return { ...options, ...Object.fromEntries(values) };
}

function optionValue(formula: CompiledFormula, scope: FormulaScope): unknown {
  const value = toFormulaValue(formula.compute(scope));
  if (isFormulaError(value)) return null;
  if (isFormulaNumber(value)) return toJsonNumber(value);
  return value instanceof FormulaDate ? value.toJSON() : value;
}
