import { sum } from './aggregate/sum.ts';
import type { FormulaFunction } from './formula-function.ts';
import { ifFunction } from './logic/if.ts';
import { round } from './math/round.ts';

/** Every function of the language. A new one is its own file and a line here. */
export const functions: readonly FormulaFunction[] = [sum, round, ifFunction];

const byName: ReadonlyMap<string, FormulaFunction> = new Map(functions.map((declared) => [declared.name, declared]));

/** By name in any letter case. */
export function formulaFunction(name: string): FormulaFunction | undefined {
  return byName.get(name.toLowerCase());
}
