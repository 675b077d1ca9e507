import { compileFormula, type CompiledFormula } from '../compile-formula.ts';
import { buildEvaluate } from '../evaluation/build-evaluate.ts';
import type { FormulaScope } from '../scope/formula-scope.ts';
import { scopeInZone } from '../scope/scope-in-zone.ts';
import { withinBudget } from '../scope/step-budget.ts';
import { formulaFunction } from '../functions/index.ts';
import { formulaLimits } from '../limits.ts';
import { childrenOf, type Expression } from '../syntax/expression.ts';
import { printFormula } from '../syntax/print.ts';
import { FormulaError } from '../values/formula-error.ts';
import { toFormulaValue, type FormulaValue, type Operand } from '../values/formula-value.ts';
import { truncated, displayValue } from './display-value.ts';
import type { SkipReason, TraceResult, TraceStep } from './trace-step.ts';
import { skipTexts } from './trace.locale.ts';

export interface FormulaTrace {
  readonly source: string;
  /** The result of `evaluate` with the same scope. */
  readonly value: FormulaValue | FormulaError;
  readonly root: TraceStep;
  /** False if subexpressions are missing because there are more than `formulaLimits.traceSteps`. */
  readonly complete: boolean;
}

export interface TraceOptions {
  /** Overrides the time zone of the scope. */
  readonly timeZone?: string;
}

/**
 * Evaluates a formula and records the result of each subexpression for the formula debugger. The evaluation is the same, only
 * instrumented; formulas that are not traced have no overhead. Never throws, whatever the source and the values are.
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
  /** Remaining steps; negative if some were omitted. */
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
    return { kind: part.kind, text: truncated(printFormula(part)), from: part.from, to: part.to, result, shown: this.shown(result), steps };
  }

  /** Returns why subexpressions of an evaluated part were not evaluated. */
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
    return displayValue(result.state === 'value' ? result.value : result.error, this.timeZone);
  }
}

/** Whether an argument of `if` or `ifs` is a condition, not one of the values. */
function isChoosing(call: Expression & { kind: 'call' }, index: number): boolean {
  return !formulaFunction(call.name)?.returnsArgument?.(index, call.arguments.length);
}
