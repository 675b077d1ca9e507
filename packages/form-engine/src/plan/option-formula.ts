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
import { modelProps } from './model-props.ts';

/** An option whose value is worked out, such as a bound that names another control. */
export interface OptionFormula {
  readonly option: string;
  readonly formula: CompiledFormula;
}

/**
 * The options that are worked out from fields: those that a control's model declares as formulas, numbers given as a formula, and every
 * declared option by a formula of its own beside it, as `optionsFormula` for `options`. A plain number or date is left to the model.
 */
export function optionFormulas(props: PropTable, options: ControlOptions, fields: () => FieldTypes): readonly OptionFormula[] {
  const { formulaPlaces, formulaOptions } = modelProps(props);
  if (!hasFormulaText(options, formulaOptions)) return none;
  return formulaPlaces.flatMap(({ option, beside, isOwn }) => {
    const given = beside === undefined ? undefined : options[beside];
    const source = isFormulaText(given) ? given : isOwn ? options[option] : undefined;
    if (!isFormulaText(source)) return [];
    const formula = compileFormula(source, { fields: fields() });
    return formula.dependencies.length > 0 || formula.volatile ? [{ option, formula }] : [];
  });
}

const none: readonly OptionFormula[] = [];

/** Goes through what the control says, which is little, and not through all that its model knows. */
function hasFormulaText(options: ControlOptions, names: ReadonlySet<string>): boolean {
  for (const name in options) if (isFormulaText(options[name]) && names.has(name)) return true;
  return false;
}

function isFormulaText(source: unknown): source is string {
  return typeof source === 'string' && source.trim() !== '';
}

/**
 * The options with their formulas worked out; one that cannot be, and an empty one, is null. One that reads what is kept from this reader
 * is left out: the server asks it.
 */
export function workedOutOptions(
  options: ControlOptions,
  formulas: readonly OptionFormula[],
  scope: FormulaScope,
  isWithheld: (formula: CompiledFormula) => boolean,
): ControlOptions {
  if (formulas.length === 0) return options;
  const values = formulas.map(({ option, formula }) => [option, isWithheld(formula) ? undefined : optionValue(formula, scope)]);
  return { ...options, ...Object.fromEntries(values) };
}

function optionValue(formula: CompiledFormula, scope: FormulaScope): unknown {
  const value = toFormulaValue(formula.compute(scope));
  if (isFormulaError(value)) return null;
  if (isFormulaNumber(value)) return toJsonNumber(value);
  return value instanceof FormulaDate ? value.toJSON() : value;
}
