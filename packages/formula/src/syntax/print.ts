import { conditionSpelling } from '../conditions/condition-operator.ts';
import { toDecimal } from '../values/arithmetic.ts';
import { referencePath, type Expression } from './expression.ts';
import { escapeText } from './text-literal.ts';
import { isWord } from './words.ts';

/** How tightly a construct holds its parts; as the layers of the grammar. */
const binding = { or: 1, and: 2, not: 3, condition: 4, sum: 5, product: 6, negate: 7, operand: 8 } as const;

/**
 * Writes an expression so that reading the text gives the same expression: one spelling for each construct, parentheses only
 * where they are needed. `missing` parts print as nothing, so only complete expressions read back.
 */
export function printFormula(expression: Expression): string {
  return print(expression, 0);
}

function print(expression: Expression, outer: number): string {
  const own = bindingOf(expression);
  const text = printBare(expression);
  return own < outer ? `(${text})` : text;
}

function bindingOf(expression: Expression): number {
  switch (expression.kind) {
    case 'or':
    case 'and':
    case 'not':
    case 'condition':
    case 'negate':
      return binding[expression.kind];
    case 'arithmetic':
      return expression.sign === '+' || expression.sign === '-' ? binding.sum : binding.product;
    default:
      return binding.operand;
  }
}

function printBare(expression: Expression): string {
  switch (expression.kind) {
    case 'number':
      return toDecimal(expression.value).toString();
    case 'text':
      return escapeText(expression.value);
    case 'logic':
      return String(expression.value);
    case 'reference':
      return printReference(referencePath(expression));
    case 'call':
      return `${expression.name}(${expression.arguments.map((argument) => print(argument, 0)).join(', ')})`;
    case 'arithmetic': {
      const own = bindingOf(expression);
      return `${print(expression.left, own)} ${expression.sign} ${print(expression.right, own + 1)}`;
    }
    case 'negate':
      return `-${print(expression.operand, binding.negate)}`;
    case 'not':
      return `not ${print(expression.operand, binding.not)}`;
    case 'and':
    case 'or': {
      const own = bindingOf(expression);
      return `${print(expression.left, own)} ${expression.kind} ${print(expression.right, own + 1)}`;
    }
    case 'condition':
      return printCondition(expression);
    case 'missing':
      return '';
  }
}

function printCondition(expression: Expression & { kind: 'condition' }): string {
  const left = `${print(expression.left, binding.sum)} ${conditionSpelling(expression.condition)}`;
  if (expression.right.length === 0) return left;
  return `${left} ${expression.right.map((item) => print(item, binding.sum)).join('; ')}`;
}

/** A name as a formula has it: `price`, `items.amount`, in braces where a bare word would read as something else. */
export function printReference(path: string): string {
  const isBare = path.split('.').every((part) => /^[A-Za-z_]\w*$/.test(part) && !isWord(part));
  return isBare ? path : `{${path}}`;
}
