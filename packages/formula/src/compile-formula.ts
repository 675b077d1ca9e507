import type { Locale } from '@inkstone/schema';
import { checkExpression } from './checking/check-expression.ts';
import { checkResult } from './checking/check-result.ts';
import { offeredOperators } from './checking/offered-operators.ts';
import type { Diagnostic } from './checking/diagnostic.ts';
import { dependenciesOf, isVolatile } from './evaluation/dependencies.ts';
import type { Evaluate, FormulaScope } from './evaluation/formula-scope.ts';
import { lookupsOf, splitsOf, type FormulaLookup } from './evaluation/outside-reads.ts';
import { scopeInZone } from './evaluation/scope-in-zone.ts';
import { prepareFormula, type PreparedFormula } from './evaluation/prepared-formula.ts';
import type { Expression } from './syntax/expression.ts';
import type { FormulaError } from './values/formula-error.ts';
import type { FieldTypes, FormulaType } from './values/formula-type.ts';
import { toFormulaValue, type FormulaInput, type FormulaValue, type Operand } from './values/formula-value.ts';

export interface CompileOptions {
  /** The names that exist and their types; without them names and types are not checked. */
  readonly fields?: FieldTypes;
  /** The type of the field that takes the result; a condition is `logic`. Without it any result is right. */
  readonly expects?: FormulaType;
  /** Takes the place of the scope's time zone. */
  readonly timeZone?: string;
}

export interface CompiledFormula {
  readonly source: string;
  /** Takes the place of the scope's. */
  readonly timeZone: string | undefined;
  readonly expression: Expression;
  /** `price`, `items.amount` (the column of a sheet); never row ids. */
  readonly dependencies: readonly string[];
  /** Reads the clock, the current user or data from outside. */
  readonly volatile: boolean;
  /** Fields of other models that it looks up. */
  readonly lookups: readonly FormulaLookup[];
  /** Splits of the workflow whose outcomes it asks for. */
  readonly splits: readonly string[];
  /** What is wrong, in reading order: the formula cannot work as it is. */
  readonly diagnostics: readonly Diagnostic[];
  /** What works but is not offered for the type of the field: operators (designer specification, section 9). */
  readonly warnings: readonly Diagnostic[];
  /** The result, or the error that stands in its place. Never throws for anything that the text or the values can hold. */
  evaluate(scope: FormulaScope): FormulaValue | FormulaError;
  /** The same for hot paths: numbers stay as they come, a JavaScript number standing for the decimal its text shows. */
  readonly compute: Evaluate;
}

/**
 * Prepares a formula to be evaluated any number of times. Never throws: what is wrong with the text is in `diagnostics`, and
 * evaluating a text that does not read as a formula gives the error `Syntax`. Compiling the same text again costs next to nothing.
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
  private readonly prepared: PreparedFormula;
  private readonly options: CompileOptions;
  private found: readonly Diagnostic[] | undefined;
  private reads: readonly string[] | undefined;

  constructor(source: string, prepared: PreparedFormula, options: CompileOptions) {
    this.source = source;
    this.expression = prepared.expression;
    this.prepared = prepared;
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

  get diagnostics(): readonly Diagnostic[] {
    return (this.found ??= this.check());
  }

  get warnings(): readonly Diagnostic[] {
    return offeredOperators(this.expression, this.options.fields);
  }

  evaluate(scope: FormulaScope): FormulaValue | FormulaError {
    return toFormulaValue(this.compute(scope));
  }

  private check(): readonly Diagnostic[] {
    const { fields, expects } = this.options;
    const ofText = this.prepared.diagnostics;
    const ofMeaning = checkExpression(this.expression, fields).filter((one) => !ofText.some((wrong) => explains(wrong, one)));
    // What a broken text results in is not known.
    const ofResult = expects && ofText.length === 0 ? checkResult(this.expression, expects, fields) : [];
    return [...ofText, ...ofMeaning, ...ofResult].sort((a, b) => a.from - b.from);
  }
}

/** Is the second only a consequence of the first: the names behind a quote that was left open, a word that holds an operator? */
function explains(wrong: Diagnostic, other: Diagnostic): boolean {
  if (wrong.code === 'ChainTooLong') return true;
  if (wrong.code === 'UnclosedText') return other.from >= wrong.from;
  return wrong.code === 'MissingSpace' && other.from < wrong.to && wrong.from < other.to;
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
