import type { Locale } from '@inkstone/schema';
import { conditionOperator, conditionSpelling } from './condition-operator.ts';
import { toDecimal } from '../values/arithmetic.ts';
import { referencePath, type ConditionName, type Expression } from './expression.ts';
import { escapeText } from './text-literal.ts';
import { isWord } from './words.ts';

/** Precedence of the constructs, as in the grammar. */
const binding = { or: 1, and: 2, not: 3, condition: 4, sum: 5, product: 6, negate: 7, operand: 8 } as const;

/** The words of operators. Functions, signs, `true` and `false` are the same in every language. */
interface Spelling {
  readonly and: string;
  readonly or: string;
  readonly not: string;
  condition(name: ConditionName): string;
}

const spellings: Readonly<Record<Locale, Spelling>> = {
  en: { and: 'and', or: 'or', not: 'not', condition: conditionSpelling },
  zh: { and: '且', or: '或', not: '非', condition: (name) => conditionOperator(name).label.zh },
};

export interface PrintOptions {
  /** The language of operator words; `en` is canonical. */
  readonly locale?: Locale;
  /**
   * Returns the name of a field for readers, such as `Total` for `total`. With names the text is for reading: every operator is a word, and
   * the text is not parsed again.
   */
  readonly nameOf?: (path: string) => string;
}

/**
 * Prints an expression so that parsing the text returns the same expression: one spelling per construct, and parentheses only where
 * they are needed. `missing` parts print as nothing, so only complete expressions can be parsed again.
 *
 *     printFormula(parseFormula("a>1 && b").expression, { locale: 'zh' })   // a 大於 1 且 b
 */
export function printFormula(expression: Expression, { locale = 'en', nameOf }: PrintOptions = {}): string {
  if (!nameOf) return new Printer(spellings[locale], printReference).print(expression, 0);
  const inWords: Spelling = { ...spellings[locale], condition: (name) => conditionOperator(name).label[locale] };
  return new Printer(inWords, nameOf).print(expression, 0);
}

/** Returns a name as written in a formula: `price`, `items.amount`, in braces if a plain word would be read as something else. */
export function printReference(path: string): string {
  const isBare = path.split('.').every((part) => /^[A-Za-z_]\w*$/.test(part) && !isWord(part));
  return isBare ? path : `{${path}}`;
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

class Printer {
  private readonly spelling: Spelling;
  private readonly nameOf: (path: string) => string;

  constructor(spelling: Spelling, nameOf: (path: string) => string) {
    this.spelling = spelling;
    this.nameOf = nameOf;
  }

  print(expression: Expression, outer: number): string {
    const own = bindingOf(expression);
    const text = this.bare(expression, own);
    return own < outer ? `(${text})` : text;
  }

  private bare(expression: Expression, own: number): string {
    switch (expression.kind) {
      case 'number':
        return toDecimal(expression.value).toString();
      case 'text':
        return escapeText(expression.value);
      case 'logic':
        return String(expression.value);
      case 'reference':
        return this.nameOf(referencePath(expression));
      case 'call':
        return `${expression.name}(${expression.arguments.map((argument) => this.print(argument, 0)).join(', ')})`;
      case 'arithmetic':
        return `${this.print(expression.left, own)} ${expression.sign} ${this.print(expression.right, own + 1)}`;
      case 'negate':
        return `-${this.print(expression.operand, binding.negate)}`;
      case 'not':
        return `${this.spelling.not} ${this.print(expression.operand, binding.not)}`;
      case 'and':
      case 'or':
        return `${this.print(expression.left, own)} ${this.spelling[expression.kind]} ${this.print(expression.right, own + 1)}`;
      case 'condition':
        return this.condition(expression);
      case 'missing':
        return '';
    }
  }

  private condition(expression: Expression & { kind: 'condition' }): string {
    const left = `${this.print(expression.left, binding.sum)} ${this.spelling.condition(expression.condition)}`;
    if (expression.right.length === 0) return left;
    return `${left} ${expression.right.map((item) => this.print(item, binding.sum)).join('; ')}`;
  }
}
