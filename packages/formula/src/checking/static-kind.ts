import { formulaFunction } from '../functions/index.ts';
import { referencePath, type Expression } from '../syntax/expression.ts';
import type { FieldTypes, FormulaType } from '../values/formula-type.ts';

/** The kind of a subexpression's result as far as the source determines it. A list has the kind of its items. */
export type StaticKind = 'text' | 'number' | 'date' | 'logic' | 'reference' | 'rows' | 'any';

export const kindOfType: Readonly<Record<FormulaType | 'any', StaticKind>> = {
  text: 'text',
  texts: 'text',
  number: 'number',
  date: 'date',
  time: 'text',
  logic: 'logic',
  unit: 'reference',
  units: 'reference',
  record: 'reference',
  records: 'reference',
  rows: 'rows',
  none: 'any',
  any: 'any',
};

export function staticKindOf(expression: Expression, fields?: FieldTypes): StaticKind {
  switch (expression.kind) {
    case 'number':
    case 'logic':
      return expression.kind;
    case 'text':
      // An empty text is the empty value and fits any type.
      return expression.value === '' ? 'any' : 'text';
    case 'negate':
      return 'number';
    case 'arithmetic':
      return expression.sign === '+' ? kindOfSum(expression, fields) : 'number';
    case 'not':
    case 'and':
    case 'or':
    case 'condition':
      return 'logic';
    case 'call':
      return kindOfCall(expression, fields);
    case 'reference': {
      const path = referencePath(expression);
      return fields && Object.hasOwn(fields, path) ? kindOfType[fields[path]!] : 'any';
    }
    case 'missing':
      return 'any';
  }
}

function kindOfSum(sum: Expression & { kind: 'arithmetic' }, fields: FieldTypes | undefined): StaticKind {
  const kinds = [staticKindOf(sum.left, fields), staticKindOf(sum.right, fields)];
  return kinds.includes('number') ? 'number' : kinds.includes('text') ? 'text' : 'any';
}

/** A function that returns one of its arguments has their kind if they all have the same. */
function kindOfCall(call: Expression & { kind: 'call' }, fields: FieldTypes | undefined): StaticKind {
  const declared = formulaFunction(call.name);
  if (!declared?.returnsArgument) return kindOfType[declared?.returns ?? 'any'];
  const kinds = new Set(
    call.arguments.filter((_, index) => declared.returnsArgument!(index, call.arguments.length)).map((part) => staticKindOf(part, fields)),
  );
  return kinds.size === 1 ? [...kinds][0]! : 'any';
}
