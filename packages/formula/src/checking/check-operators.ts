import { conditionCodesOfType, conditionOperator } from '../syntax/condition-operator.ts';
import { partsOf } from '../evaluation/dependencies.ts';
import { referencePath, type Expression } from '../syntax/expression.ts';
import type { FieldTypes } from '../values/formula-type.ts';
import type { FormulaIssue } from '../syntax/formula-issue.ts';

/** Returns a warning for each operator that the condition editor does not offer for the type of the field. Such formulas still work. */
export function checkOperators(expression: Expression, fields: FieldTypes | undefined): readonly FormulaIssue[] {
  if (!fields) return [];
  const found: FormulaIssue[] = [];
  for (const part of partsOf(expression)) {
    if (part.kind !== 'condition' || part.left.kind !== 'reference') continue;
    const path = referencePath(part.left);
    const type = Object.hasOwn(fields, path) ? fields[path] : undefined;
    const { code, label } = conditionOperator(part.condition);
    if (type === undefined || conditionCodesOfType[type].includes(code)) continue;
    const { from, to } = part;
    found.push({ code: 'OperatorNotOffered', params: { operator: label, name: path, type }, from, to });
  }
  return found;
}
