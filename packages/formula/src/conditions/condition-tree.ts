import {
  isConditionGroup,
  type ConditionDocument,
  type ConditionItem,
  type ConditionValue,
  type ConditionValueType,
} from '@inkstone/schema';
import { FormulaError } from '../values/formula-error.ts';
import {
  conditionOfCode,
  conditionOfKeyword,
  conditionOfQueryWord,
  conditionOfSecondTable,
  conditionOperator,
  type ConditionOperator,
} from './condition-operator.ts';
import type { ConditionName } from '../syntax/expression.ts';

/** One comparison of a stored condition with its operator found. */
export interface ConditionTest {
  readonly kind: 'test';
  readonly field: string;
  readonly operator: ConditionOperator;
  readonly valueType: ConditionValueType;
  readonly value: ConditionValue;
}

/** A stored condition made ready: `and` of no parts holds always. */
export type ConditionTree = ConditionTest | { readonly kind: 'and' | 'or'; readonly parts: readonly ConditionTree[] };

/**
 * Reads the words of a stored condition: every operator becomes one of the 18, whatever its vocabulary; groups that hold nothing are
 * left out. A comparison with a range that moves, or with two bounds, means lying in it. An operator that no vocabulary has is the
 * error `WrongArgument`.
 */
export function readConditions(document: ConditionDocument): ConditionTree | FormulaError {
  return read(document) ?? { kind: 'and', parts: [] };
}

function read(node: ConditionDocument): ConditionTree | FormulaError | null {
  if (!isConditionGroup(node)) return readItem(node);
  const parts: ConditionTree[] = [];
  for (const item of node.items) {
    const part = read(item);
    if (part instanceof FormulaError) return part;
    if (part) parts.push(part);
  }
  return parts.length === 0 ? null : { kind: node.join, parts };
}

function readItem(item: ConditionItem): ConditionTest | FormulaError {
  const operator = operatorOf(item);
  if (!operator) return new FormulaError('WrongArgument', { operator: item.operator, field: item.field });
  const valueType = item.valueType ?? 'custom';
  return { kind: 'test', field: item.field, operator: inRange(operator, valueType), valueType, value: item.value ?? null };
}

/** The operator that an item names in its vocabulary; without one a name is the designer's short form or, being none, a query word. */
export function operatorOf(item: Pick<ConditionItem, 'operator' | 'vocabulary'>): ConditionOperator | undefined {
  const { operator, vocabulary } = item;
  if (typeof operator === 'number') return conditionOfCode(operator);
  if (vocabulary === 'second') return conditionOfSecondTable(operator);
  const keyword = vocabulary === 'query' ? undefined : conditionOfKeyword(operator);
  return keyword ?? (vocabulary === 'keyword' ? undefined : conditionOfQueryWord(operator));
}

const movingRange: Readonly<Partial<Record<ConditionName, ConditionName>>> = {
  equal: 'within',
  in: 'within',
  between: 'within',
  notEqual: 'notWithin',
  notIn: 'notWithin',
  notBetween: 'notWithin',
};
const twoBounds: Readonly<Partial<Record<ConditionName, ConditionName>>> = {
  equal: 'between',
  in: 'between',
  notEqual: 'notBetween',
  notIn: 'notBetween',
};

function inRange(operator: ConditionOperator, valueType: ConditionValueType): ConditionOperator {
  const other = valueType === 'dynamicRange' ? movingRange[operator.name] : valueType === 'specifyRange' ? twoBounds[operator.name] : null;
  return other ? conditionOperator(other) : operator;
}
