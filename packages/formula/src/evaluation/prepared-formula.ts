import type { Diagnostic } from '../checking/diagnostic.ts';
import type { Expression } from '../syntax/expression.ts';
import { parseFormula } from '../syntax/parse.ts';
import { buildEvaluate } from './build-evaluate.ts';
import type { Evaluate } from './formula-scope.ts';
import { withinBudget } from './step-budget.ts';

/** A text read and made ready to run; it depends on nothing but the text. */
export interface PreparedFormula {
  readonly expression: Expression;
  /** Of the text alone; those of names and types depend on the fields. */
  readonly diagnostics: readonly Diagnostic[];
  readonly run: Evaluate;
  /** What runs: nothing of a text that does not read as a formula. */
  readonly runnable: Expression;
}

/** Forms are opened again and again with the same formulas; reading one takes 100 times as long as finding it. */
const cacheEntries = 2000;
const cachedLength = 2000;
const cache = new Map<string, PreparedFormula>();

/** Prepares a text, or finds it prepared. What was not asked for longest makes room. */
export function prepareFormula(source: string): PreparedFormula {
  const known = cache.get(source);
  if (known) {
    cache.delete(source);
    cache.set(source, known);
    return known;
  }
  const prepared = prepare(source);
  if (source.length <= cachedLength) {
    cache.set(source, prepared);
    if (cache.size > cacheEntries) cache.delete(cache.keys().next().value!);
  }
  return prepared;
}

function prepare(source: string): PreparedFormula {
  const { expression, diagnostics } = parseFormula(source);
  // What a broken text was meant to say is not guessed.
  const runnable: Expression = diagnostics.length > 0 ? { kind: 'missing', from: 0, to: source.length } : expression;
  return { expression, diagnostics, runnable, run: withinBudget(buildEvaluate(runnable)) };
}
