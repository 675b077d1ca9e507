import type { Locale } from '@inkstone/schema';
import { checkExpression } from './checking/check-expression.ts';
import type { Diagnostic } from './checking/diagnostic.ts';
import { buildEvaluate } from './evaluation/build-evaluate.ts';
import { dependenciesOf, isVolatile } from './evaluation/dependencies.ts';
import type { FormulaScope } from './evaluation/formula-scope.ts';
import type { Expression } from './syntax/expression.ts';
import { parseFormula } from './syntax/parse.ts';
import type { FormulaError } from './values/formula-error.ts';
import type { FieldTypes } from './values/formula-type.ts';
import { toFormulaValue, type FormulaInput, type FormulaValue, type Operand } from './values/formula-value.ts';

export interface CompileOptions {
  /** The names that exist and their types; without them names and types are not checked. */
  readonly fields?: FieldTypes;
  /** Takes the place of the scope's time zone. */
  readonly timeZone?: string;
}

export interface CompiledFormula {
  readonly source: string;
  readonly expression: Expression;
  /** `price`, `items.amount` (the column of a sheet); never row ids. */
  readonly dependencies: readonly string[];
  /** Reads the clock or the current user. */
  readonly volatile: boolean;
  readonly diagnostics: readonly Diagnostic[];
  /** The result, or the error that stands in its place. Never throws for anything that the text or the values can hold. */
  evaluate(scope: FormulaScope): FormulaValue | FormulaError;
  /** The same for hot paths: numbers stay as they come, a JavaScript number standing for the decimal its text shows. */
  compute(scope: FormulaScope): Operand;
}

/**
 * Prepares a formula to be evaluated any number of times. Never throws: what is wrong with the text is in `diagnostics`, and
 * evaluating a text that does not read as a formula gives the error `Syntax`.
 *
 *     compileFormula('round(price * qty, 2)').evaluate(scope)
 */
export function compileFormula(source: string, options: CompileOptions = {}): CompiledFormula {
  const { expression, diagnostics } = parseFormula(source);
  // What a broken text was meant to say is not guessed.
  const run = buildEvaluate(diagnostics.length > 0 ? { kind: 'missing', from: 0, to: source.length } : expression);
  const { timeZone } = options;
  const compute = timeZone === undefined ? run : (scope: FormulaScope): Operand => run(inTimeZone(scope, timeZone));
  return {
    source,
    expression,
    dependencies: dependenciesOf(expression, options.fields),
    volatile: isVolatile(expression),
    diagnostics: [...diagnostics, ...checkExpression(expression, options.fields)].sort((a, b) => a.from - b.from),
    evaluate: (scope) => toFormulaValue(compute(scope)),
    compute,
  };
}

function inTimeZone(scope: FormulaScope, timeZone: string): FormulaScope {
  return {
    get: (name) => scope.get(name),
    column: (sheet, column) => scope.column(sheet, column),
    ...(scope.aggregate ? { aggregate: (name, sheet, column) => scope.aggregate!(name, sheet, column) } : {}),
    ...(scope.aggregateOver ? { aggregateOver: (name, items) => scope.aggregateOver!(name, items) } : {}),
    ...(scope.belongsTo ? { belongsTo: (unit, ancestorId) => scope.belongsTo!(unit, ancestorId) } : {}),
    now: () => scope.now(),
    timeZone,
    locale: scope.locale,
    user: scope.user,
    userDepartment: scope.userDepartment,
  };
}

export interface EvaluateOptions {
  readonly now?: Date;
  readonly timeZone?: string;
  readonly locale?: Locale;
}

/** Values by name; the columns of a sheet as lists by `items.amount`. */
export type PlainScope = Readonly<Record<string, FormulaInput>>;

/** Evaluates once, over a scope or over plain values. `now`, `timeZone` (default UTC) and `locale` (default zh) serve plain values. */
export function evaluateFormula(
  source: string,
  scope: FormulaScope | PlainScope = {},
  options: EvaluateOptions = {},
): FormulaValue | FormulaError {
  return compileFormula(source).evaluate(isFormulaScope(scope) ? scope : plainScope(scope, options));
}

function isFormulaScope(scope: FormulaScope | PlainScope): scope is FormulaScope {
  return typeof scope.get === 'function' && typeof scope.column === 'function';
}

/** A scope over plain values. */
export function plainScope(values: PlainScope, options: EvaluateOptions = {}): FormulaScope {
  const now = options.now ?? new Date();
  const read = (name: string): FormulaInput => (Object.hasOwn(values, name) ? (values[name] ?? null) : undefined);
  return {
    get: read,
    column: (sheet, column) => {
      const found = read(`${sheet}.${column}`);
      return Array.isArray(found) ? found : undefined;
    },
    now: () => now,
    timeZone: options.timeZone ?? 'UTC',
    locale: options.locale ?? 'zh',
  };
}
