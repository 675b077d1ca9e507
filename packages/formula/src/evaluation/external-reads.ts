import type { Expression } from '../syntax/expression.ts';
import { partsOf } from './dependencies.ts';
import { knownFact } from './known-facts.ts';

/** A look-up in another model as far as the source determines it: everything except the value to find. */
export interface FormulaLookup {
  readonly schemaCode: string;
  readonly field: string;
  readonly result: string;
}

/** Returns the distinct look-ups of a formula, so that publishing can check that the model and its fields exist. */
export const lookupsIn = knownFact((expression): readonly FormulaLookup[] => {
  const found = new Map<string, FormulaLookup>();
  for (const part of partsOf(expression)) {
    const [schemaCode, field, , result] = namesIn(part, 'lookup');
    if (schemaCode !== undefined && field !== undefined && result !== undefined) {
      found.set(JSON.stringify([schemaCode, field, result]), { schemaCode, field, result });
    }
  }
  return [...found.values()];
});

/** Returns the distinct splits of the workflow whose outcomes a formula reads. */
export function splitsIn(expression: Expression): readonly string[] {
  const found = new Set<string>();
  for (const part of partsOf(expression)) {
    const [split] = namesIn(part, 'outcomes');
    if (split !== undefined) found.add(split);
  }
  return [...found];
}

/** Returns the literal texts among the arguments of a call of the function, at their positions. */
function namesIn(part: Expression, name: string): readonly (string | undefined)[] {
  if (part.kind !== 'call' || part.name !== name) return [];
  return part.arguments.map((argument) => (argument.kind === 'text' ? argument.value : undefined));
}
