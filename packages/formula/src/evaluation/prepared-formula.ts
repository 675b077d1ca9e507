import type { Expression } from '../syntax/expression.ts';
import { readFormula } from '../syntax/read-formula.ts';
import { computeExpression } from './compute-expression.ts';
import type { Evaluate } from './formula-scope.ts';

/** A text read and made ready to run; it depends on nothing but the text. */
export interface PreparedFormula {
  /** Nothing but `missing` for a text that does not read as a formula: what it was meant to say is not guessed. */
  readonly expression: Expression;
  readonly run: Evaluate;
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
  const expression: Expression = readFormula(source) ?? { kind: 'missing', from: 0, to: source.length };
  return { expression, run: computeExpression(expression) };
}
