import type { Locale } from '@inkstone/schema';
import { comparesUnits } from './checking/compared-units.ts';
import { dependenciesOf, isVolatile } from './evaluation/dependencies.ts';
import type { Evaluate, FormulaScope } from './evaluation/formula-scope.ts';
import { lookupsOf, splitsOf, type FormulaLookup } from './evaluation/outside-reads.ts';
import { scopeInZone } from './evaluation/scope-in-zone.ts';
import { prepareFormula, type PreparedFormula } from './evaluation/prepared-formula.ts';
import type { Expression } from './syntax/expression.ts';
import { FormulaError } from './values/formula-error.ts';
import type { FieldTypes } from './values/formula-type.ts';
import { toFormulaValue, type FormulaInput, type FormulaValue, type Operand } from './values/formula-value.ts';

export interface CompileOptions {
  /** The names that exist and their types: a member of what is no sheet is a dependency on the whole. */
  readonly fields?: FieldTypes;
  /** Takes the place of the scope's time zone. */
  readonly timeZone?: string;
}

export interface CompiledFormula {
  readonly source: string;
  /** Takes the place of the scope's. */
  readonly timeZone: string | undefined;
  /** `missing` when the text does not read as a formula. */
  readonly expression: Expression;
  /** `price`, `items.amount` (the column of a sheet); never row ids. */
  readonly dependencies: readonly string[];
  /** Reads the clock, the current user or data from outside. */
  readonly volatile: boolean;
  /** Fields of other models that it looks up. */
  readonly lookups: readonly FormulaLookup[];
  /** Splits of the workflow whose outcomes it asks for. */
  readonly splits: readonly string[];
  /** May ask for codes of people and departments, or for their place in the organisation (`FormulaContext.unit`). */
  readonly comparesUnits: boolean;
  /** The result, or the error that stands in its place. Never throws for anything that the text or the values can hold. */
  evaluate(scope: FormulaScope): FormulaValue | FormulaError;
  /** The same for hot paths: numbers stay as they come, a JavaScript number standing for the decimal its text shows. */
  readonly compute: Evaluate;
}

/**
 * Prepares a formula to be evaluated any number of times. Never throws: evaluating a text that does not read as a
 * formula gives the error `Syntax`, and `checkFormula` tells what is wrong. Compiling the same text again costs next to nothing.
 *
 *     compileFormula('round(price * qty, 2)').evaluate(scope)
 */
export function compileFormula(source: string, options: CompileOptions = {}): CompiledFormula {
  return new PreparedWithOptions(source, prepareFormula(source), options);
}

/** What is not always asked for is found when it is. */
class PreparedWithOptions implements CompiledFormula {
  readonly source: string;
  readonly timeZone: string | undefined;
  readonly expression: Expression;
  readonly compute: Evaluate;
  private readonly options: CompileOptions;
  private reads: readonly string[] | undefined;

  constructor(source: string, prepared: PreparedFormula, options: CompileOptions) {
    this.source = source;
    this.expression = prepared.expression;
    this.options = options;
    const { run } = prepared;
    const { timeZone } = options;
    this.timeZone = timeZone;
    this.compute = timeZone === undefined ? run : (scope: FormulaScope): Operand => run(scopeInZone(scope, timeZone));
  }

  get dependencies(): readonly string[] {
    return (this.reads ??= dependenciesOf(this.expression, this.options.fields));
  }

  get volatile(): boolean {
    return isVolatile(this.expression);
  }

  get lookups(): readonly FormulaLookup[] {
    return lookupsOf(this.expression);
  }

  get splits(): readonly string[] {
    return splitsOf(this.expression);
  }

  get comparesUnits(): boolean {
    return comparesUnits(this.expression, this.options.fields);
  }

  evaluate(scope: FormulaScope): FormulaValue | FormulaError {
    return toFormulaValue(this.compute(scope));
  }
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

const unknownUnit = new FormulaError('NotAvailable');

/** A scope over plain values. It knows no organisation. */
export function plainScope(values: PlainScope, options: EvaluateOptions = {}): FormulaScope {
  const now = options.now ?? new Date();
  const read = (name: string): FormulaInput => (Object.hasOwn(values, name) ? (values[name] ?? null) : undefined);
  return {
    get: read,
    column: (sheet, column) => {
      const found = read(`${sheet}.${column}`);
      return Array.isArray(found) ? found : undefined;
    },
    unit: () => unknownUnit,
    now: () => now,
    timeZone: options.timeZone ?? 'UTC',
    locale: options.locale ?? 'zh',
  };
}
