import type { Expression } from '../syntax/expression.ts';
import { partsOf } from './dependencies.ts';

/** What a formula reads of another model, as far as the text names it: all but the value that is looked for. */
export interface FormulaLookup {
  readonly schemaCode: string;
  readonly field: string;
  readonly result: string;
}

/** The look-ups of a formula, each once, so that whoever publishes it can check that model and fields exist. */
export function lookupsOf(expression: Expression): readonly FormulaLookup[] {
  const found = new Map<string, FormulaLookup>();
  for (const part of partsOf(expression)) {
    const [schemaCode, field, , result] = namesIn(part, 'lookup');
    if (schemaCode !== undefined && field !== undefined && result !== undefined) {
      found.set(JSON.stringify([schemaCode, field, result]), { schemaCode, field, result });
    }
  }
  return [...found.values()];
}

/** The splits of the workflow whose outcomes a route's condition asks for, each once. */
export function splitsOf(expression: Expression): readonly string[] {
  const found = new Set<string>();
  for (const part of partsOf(expression)) {
    const [split] = namesIn(part, 'outcomes');
    if (split !== undefined) found.add(split);
  }
  return [...found];
}

/** The arguments of a call of the function that are written as texts, in their places. */
function namesIn(part: Expression, name: string): readonly (string | undefined)[] {
  if (part.kind !== 'call' || part.name !== name) return [];
  return part.arguments.map((argument) => (argument.kind === 'text' ? argument.value : undefined));
}
