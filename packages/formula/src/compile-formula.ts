import type { Locale } from '@inkstone/schema';
import { comparesUnits } from './checking/compared-units.ts';
import { dependenciesOf, isVolatile } from './evaluation/dependencies.ts';
import type { Evaluate, FormulaScope } from './scope/formula-scope.ts';
import { lookupsIn, splitsIn, type FormulaLookup } from './evaluation/external-reads.ts';
import { scopeInZone } from './scope/scope-in-zone.ts';
import { prepareFormula, type PreparedFormula } from './evaluation/prepared-formula.ts';
import type { Expression } from './syntax/expression.ts';
import { FormulaError } from './values/formula-error.ts';
import type { FieldTypes } from './values/formula-type.ts';
import { toFormulaValue, type FormulaInput, type FormulaValue, type Operand } from './values/formula-value.ts';

export interface CompileOptions {
  /** The existing names and their types, read only when needed. With them, a member of a field that is not a sub-table counts as a dependency on the field. */
  readonly fields?: FieldTypes;
  /** Overrides the time zone of the scope. */
  readonly timeZone?: string;
}

export interface CompiledFormula {
  readonly source: string;
  /** Overrides the time zone of the scope. */
  readonly timeZone: string | undefined;
  /** `missing` if the text is not a valid formula. */
  readonly expression: Expression;
  /** For example `price`, or `items.amount` for a column of a sub-table; never row ids. */
  readonly dependencies: readonly string[];
  /** Reads the clock, the current user or external data. */
  readonly volatile: boolean;
  /** Fields of other models that the formula looks up. */
  readonly lookups: readonly FormulaLookup[];
  /** Splits of the workflow whose outcomes the formula reads. */
  readonly splits: readonly string[];
  /** May read the codes of people and departments, or their position in the organisation (`FormulaContext.unit`). */
  readonly comparesUnits: boolean;
  /** Returns the result or an error value. Never throws, whatever the source and the values are. */
  evaluate(scope: FormulaScope): FormulaValue | FormulaError;
  /** The same for hot paths: numbers are not converted. A JavaScript number represents the decimal of its shortest text. */
  readonly compute: Evaluate;
}

/**
 * Compiles a formula for repeated evaluation. Never throws: evaluating an invalid text returns the error `Syntax`, and `checkFormula`
 * returns its issues. Compiled texts are cached, so compiling the same text again is cheap.
 *
 *     compileFormula('round(price * qty, 2)').evaluate(scope)
 */
export function compileFormula(source: string, options: CompileOptions = {}): CompiledFormula {
  return new CompiledWithOptions(source, prepareFormula(source), options);
}

/** Computes the rarely used properties on first access. */
class CompiledWithOptions implements CompiledFormula {
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
    return lookupsIn(this.expression);
  }

  get splits(): readonly string[] {
    return splitsIn(this.expression);
  }

  get comparesUnits(): boolean {
    return comparesUnits(this.expression, this.options);
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

/** Values by name; columns of sub-tables are lists under names such as `items.amount`. */
export type PlainScope = Readonly<Record<string, FormulaInput>>;

/** Evaluates a formula with a scope or plain values. `now`, `timeZone` (default UTC) and `locale` (default zh) apply to plain values. */
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

/** Returns a scope over plain values. Without an organisation, `unit` returns the error `NotAvailable`. */
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
