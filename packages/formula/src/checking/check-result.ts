import { printFormula } from '../syntax/print.ts';
import type { Expression } from '../syntax/expression.ts';
import type { FieldTypes, FormulaType } from '../values/formula-type.ts';
import type { FormulaIssue } from '../syntax/formula-issue.ts';
import { kindOfType, staticKindOf, type StaticKind } from './static-kind.ts';

/** The kinds that a field accepts besides its own: every single value can be converted to text, and a text may be a date. */
const assignableKinds: Readonly<Partial<Record<StaticKind, readonly StaticKind[]>>> = {
  text: ['number', 'date', 'logic', 'reference'],
  date: ['text'],
  reference: ['text'],
};

/** Reports a result that can never be a value of the field or, for a condition, never a logic value. */
export function checkResult(expression: Expression, expects: FormulaType, fields: FieldTypes | undefined): readonly FormulaIssue[] {
  const expected = kindOfType[expects];
  const found = staticKindOf(expression, fields);
  if (expected === 'any' || found === 'any' || found === expected || assignableKinds[expected]?.includes(found)) return [];
  const code = expected === 'logic' ? 'NoCondition' : 'WrongResult';
  const { from, to } = expression;
  // A field that is no condition by itself is probably meant to be filled in.
  if (code === 'NoCondition' && expression.kind === 'reference') {
    const suggestion = `${printFormula(expression)} is not empty`;
    return [{ code, params: { expected, found, suggestion }, from, to, fix: { from, to, text: suggestion } }];
  }
  return [{ code, params: { expected, found }, from, to }];
}
