import { conditionCodesOfType, conditionOperator } from '../conditions/condition-operator.ts';
import { partsOf } from '../evaluation/dependencies.ts';
import { referencePath, type Expression } from '../syntax/expression.ts';
import type { FieldTypes } from '../values/formula-type.ts';
import type { Diagnostic } from './diagnostic.ts';

/** The operators beside a field that are not offered for its type, as screens offer them. They work in a formula nevertheless. */
export function offeredOperators(expression: Expression, fields: FieldTypes | undefined): readonly Diagnostic[] {
  if (!fields) return [];
  const found: Diagnostic[] = [];
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
