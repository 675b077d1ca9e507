import { compileFormula, type CompiledFormula } from '../compile-formula.ts';
import { buildEvaluate } from '../evaluation/build-evaluate.ts';
import type { FormulaScope } from '../evaluation/formula-scope.ts';
import { scopeInZone } from '../evaluation/scope-in-zone.ts';
import { withinBudget } from '../evaluation/step-budget.ts';
import { formulaFunction } from '../functions/index.ts';
import { formulaLimits } from '../limits.ts';
import { childrenOf, type Expression } from '../syntax/expression.ts';
import { printFormula } from '../syntax/print.ts';
import { FormulaError } from '../values/formula-error.ts';
import { toFormulaValue, type FormulaValue, type Operand } from '../values/formula-value.ts';
import { clipped, shownValue } from './shown-value.ts';
import type { SkipReason, TraceResult, TraceStep } from './trace-step.ts';
import { skipTexts } from './trace.locale.ts';

export interface FormulaTrace {
  readonly source: string;
  /** What `evaluate` gives on the same scope. */
  readonly value: FormulaValue | FormulaError;
  readonly root: TraceStep;
  /** False when parts were left out of `steps` because there are more than `formulaLimits.traceSteps`. */
  readonly complete: boolean;
}

export interface TraceOptions {
  /** Takes the place of the scope's time zone. */
  readonly timeZone?: string;
}

/**
 * Evaluates a formula and keeps what each of its parts resulted in: the data of the formula debugger. It is the same evaluation, only
 * watched; formulas that are not traced do not pay for it. Never throws for anything that the text or the values can hold.
 *
 *     traceFormula('if(qty > 10, price * 0.9, price)', scope).root.steps
 */
export function traceFormula(formula: string | CompiledFormula, scope: FormulaScope, options: TraceOptions = {}): FormulaTrace {
  const compiled = typeof formula === 'string' ? compileFormula(formula, options) : formula;
  const { expression } = compiled;
  const seen = new Map<Expression, Operand>();
  const run = buildEvaluate(expression, false, (part, evaluate) => (inner) => {
    const value = evaluate(inner);
    seen.set(part, value);
    return value;
  });
  const timeZone = options.timeZone ?? compiled.timeZone;
  const zoned = timeZone === undefined ? scope : scopeInZone(scope, timeZone);
  const value = toFormulaValue(withinBudget(run)(zoned));
  const writer = new TraceWriter(seen, zoned.timeZone);
  const root = writer.write(expression, 'decided');
  return { source: compiled.source, value, root, complete: writer.left >= 0 };
}

class TraceWriter {
  /** Steps that may still be written; below 0 when some were left out. */
  left: number = formulaLimits.traceSteps;
  private readonly seen: ReadonlyMap<Expression, Operand>;
  private readonly timeZone: string;

  constructor(seen: ReadonlyMap<Expression, Operand>, timeZone: string) {
    this.seen = seen;
    this.timeZone = timeZone;
  }

  write(part: Expression, ifSkipped: SkipReason): TraceStep {
    this.left -= 1;
    const result = this.resultOf(part, ifSkipped);
    const reason = result.state === 'skipped' ? result.reason : this.reasonBelow(part, result);
    const steps: TraceStep[] = [];
    for (const child of childrenOf(part)) {
      if (this.left <= 0) {
        this.left = -1;
        break;
      }
      steps.push(this.write(child, reason));
    }
    return { kind: part.kind, text: clipped(printFormula(part)), from: part.from, to: part.to, result, shown: this.shown(result), steps };
  }

  /** Why parts within one that was worked out were not. */
  private reasonBelow(part: Expression, result: TraceResult): SkipReason {
    if (part.kind === 'call' && (part.name === 'if' || part.name === 'ifs')) {
      const failed = part.arguments.some((argument, index) => isChoosing(part, index) && this.seen.get(argument) instanceof FormulaError);
      return failed ? 'failed' : 'branch';
    }
    if (result.state === 'error') return 'failed';
    return part.kind === 'call' && formulaFunction(part.name)?.aggregate ? 'kept' : 'decided';
  }

  private resultOf(part: Expression, ifSkipped: SkipReason): TraceResult {
    if (!this.seen.has(part)) return { state: 'skipped', reason: ifSkipped };
    const value = this.seen.get(part);
    if (!(value instanceof FormulaError)) return { state: 'value', value };
    return { state: 'error', error: value, arose: childrenOf(part).every((child) => this.seen.get(child) !== value) };
  }

  private shown(result: TraceResult): TraceStep['shown'] {
    if (result.state === 'skipped') return skipTexts[result.reason];
    return shownValue(result.state === 'value' ? result.value : result.error, this.timeZone);
  }
}

/** Is the argument of an `if` or `ifs` a condition and not a value to choose? */
function isChoosing(call: Expression & { kind: 'call' }, index: number): boolean {
  return !formulaFunction(call.name)?.handsOn?.(index, call.arguments.length);
}
