import { LRUCache } from 'lru-cache';
import { compileFormula, isFormulaError, type CompiledFormula, type FormulaScope } from '@inkstone/formula';
import type { FactAnswer } from '@inkstone/workflow';

const compiled = new LRUCache<string, CompiledFormula>({ max: 1000 });

/** Whether a route's condition holds on the stored record; an empty result does not. What has no yes or no is an error, never "no". */
export function answerCondition(condition: string, scope: FormulaScope): FactAnswer {
  const formula = compiled.get(condition) ?? compileFormula(condition);
  compiled.set(condition, formula);
  const value = formula.evaluate(scope);
  if (typeof value === 'boolean' || value === null) return { kind: 'truth', holds: value ?? false, dependsOn: formula.dependencies };
  return { kind: 'error', cause: isFormulaError(value) ? value.error : 'WrongType' };
}
