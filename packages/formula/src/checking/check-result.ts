import type { Expression } from '../syntax/expression.ts';
import type { FieldTypes, FormulaType } from '../values/formula-type.ts';
import type { Diagnostic } from './diagnostic.ts';
import { kindOfType, staticKindOf, type StaticKind } from './static-kind.ts';

/** What a field takes besides its own kind: every single value can be written as text, and a text may be a date. */
const alsoTaken: Readonly<Partial<Record<StaticKind, readonly StaticKind[]>>> = {
  text: ['number', 'date', 'logic', 'reference'],
  date: ['text'],
  reference: ['text'],
};

/** Whether what the formula results in can never be a value of the field, or never answers a condition. */
export function checkResult(expression: Expression, expects: FormulaType, fields: FieldTypes | undefined): readonly Diagnostic[] {
  const expected = kindOfType[expects];
  const found = staticKindOf(expression, fields);
  if (expected === 'any' || found === 'any' || found === expected || alsoTaken[expected]?.includes(found)) return [];
  const code = expected === 'logic' ? 'NoCondition' : 'WrongResult';
  return [{ code, params: { expected, found }, from: expression.from, to: expression.to }];
}
