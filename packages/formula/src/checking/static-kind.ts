import { formulaFunction } from '../functions/index.ts';
import { referencePath, type Expression } from '../syntax/expression.ts';
import type { FieldTypes, FormulaType } from '../values/formula-type.ts';

/** What a part results in as far as the text tells; a list counts as its items. */
export type StaticKind = 'text' | 'number' | 'date' | 'logic' | 'reference' | 'any';

const kindOfType: Readonly<Record<FormulaType | 'any', StaticKind>> = {
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
  rows: 'any',
  none: 'any',
  any: 'any',
};

export function staticKindOf(expression: Expression, fields?: FieldTypes): StaticKind {
  switch (expression.kind) {
    case 'number':
    case 'text':
    case 'logic':
      return expression.kind;
    case 'negate':
      return 'number';
    case 'arithmetic':
      return expression.sign === '+' && staticKindOf(expression.left, fields) !== 'number' ? 'any' : 'number';
    case 'not':
    case 'and':
    case 'or':
    case 'condition':
      return 'logic';
    case 'call':
      return kindOfType[formulaFunction(expression.name)?.returns ?? 'any'];
    case 'reference': {
      const path = referencePath(expression);
      return fields && Object.hasOwn(fields, path) ? kindOfType[fields[path]!] : 'any';
    }
    default:
      return 'any';
  }
}
