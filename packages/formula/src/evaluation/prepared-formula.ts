import type { Expression } from '../syntax/expression.ts';
import { readFormula } from '../syntax/read-formula.ts';
import { computeExpression } from './compute-expression.ts';
import type { Evaluate } from '../scope/formula-scope.ts';

/** A parsed and compiled text; it depends only on the text. */
export interface PreparedFormula {
  /** Only `missing` for an invalid text; a recovered expression is not evaluated. */
  readonly expression: Expression;
  readonly run: Evaluate;
}

/** Size of the cache. Forms are opened repeatedly with the same formulas, and parsing one takes 100 times as long as a cache hit. */
const cacheEntries = 2000;
const cachedLength = 2000;
const cache = new Map<string, PreparedFormula>();

/** Compiles a text or returns it from the cache, which evicts the least recently used entry. */
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
