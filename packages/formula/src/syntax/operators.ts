import type { Token } from './tokens.ts';
import type { ConditionName } from './expression.ts';

const signs: Readonly<Record<string, ConditionName>> = {
  '==': 'equal',
  '!=': 'notEqual',
  '>': 'greater',
  '<': 'less',
  '>=': 'greaterOrEqual',
  '<=': 'lessOrEqual',
};

/** Conditions by their sequence of `OperatorWord`s. No sequence is a prefix of another. */
const phrases: Readonly<Record<string, ConditionName>> = {
  equals_: 'equal',
  zhEqual: 'equal',
  'not_ equals_': 'notEqual',
  zhNotEqual: 'notEqual',
  'greater_ than_': 'greater',
  zhGreater: 'greater',
  'less_ than_': 'less',
  zhLess: 'less',
  'greater_ or_ equal_': 'greaterOrEqual',
  zhGreaterOrEqual: 'greaterOrEqual',
  'less_ or_ equal_': 'lessOrEqual',
  zhLessOrEqual: 'lessOrEqual',
  'is_ empty_': 'isEmpty',
  zhIsEmpty: 'isEmpty',
  'is_ not_ empty_': 'isNotEmpty',
  zhIsNotEmpty: 'isNotEmpty',
  contains_: 'contains',
  zhContains: 'contains',
  'does_ not_ contain_': 'notContains',
  zhNotContains: 'notContains',
  'is_ in_': 'in',
  in_: 'in',
  'belongs_ to_': 'in',
  zhIn: 'in',
  'is_ not_ in_': 'notIn',
  'not_ in_': 'notIn',
  'does_ not_ belong_ to_': 'notIn',
  zhNotIn: 'notIn',
  has_: 'has',
  zhHas: 'has',
  'does_ not_ have_': 'notHas',
  zhNotHas: 'notHas',
  within_: 'within',
  zhWithin: 'within',
  'not_ within_': 'notWithin',
  zhNotWithin: 'notWithin',
  between_: 'between',
  zhBetween: 'between',
  'not_ between_': 'notBetween',
  zhNotBetween: 'notBetween',
};

const mostWords = 4;

const oneOperand: ReadonlySet<ConditionName> = new Set(['equal', 'notEqual', 'greater', 'less', 'greaterOrEqual', 'lessOrEqual']);

export interface ConditionOperator {
  readonly condition: ConditionName;
  /** Number of tokens of the operator. */
  readonly length: number;
  /** The operands that follow it. */
  readonly right: 'nothing' | 'one' | 'items';
}

/** Returns the condition operator that begins at a token, if any. */
export function conditionAt(tokens: readonly Token[], at: number): ConditionOperator | null {
  const { kind, text } = tokens[at]!;
  if (kind === 'sign') return found(signs[text], 1);
  let phrase = '';
  for (let length = 1; length <= mostWords; length += 1) {
    const word = tokens[at + length - 1]?.operator;
    if (!word) return null;
    phrase = phrase ? `${phrase} ${word}` : word;
    const operator = found(phrases[phrase], length);
    if (operator) return operator;
  }
  return null;
}

function found(condition: ConditionName | undefined, length: number): ConditionOperator | null {
  if (!condition) return null;
  const right = condition === 'isEmpty' || condition === 'isNotEmpty' ? 'nothing' : oneOperand.has(condition) ? 'one' : 'items';
  return { condition, length, right };
}
