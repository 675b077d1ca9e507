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
} from '../syntax/condition-operator.ts';
import type { ConditionName } from '../syntax/expression.ts';

/** A comparison of a stored condition with its resolved operator. */
export interface ConditionTest {
  readonly kind: 'test';
  readonly field: string;
  readonly operator: ConditionOperator;
  readonly valueType: ConditionValueType;
  readonly value: ConditionValue;
}

/** A stored condition ready for evaluation: `and` without parts is always true. */
export type ConditionTree = ConditionTest | { readonly kind: 'and' | 'or'; readonly parts: readonly ConditionTree[] };

/**
 * Resolves the operators of a stored condition from any vocabulary to one of the 18 and drops empty groups. A comparison with a
 * dynamic range, or with two bounds, becomes a test for lying within it. An unknown operator is the error `WrongArgument`.
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

/** Finds the operator of an item in its vocabulary. Without a vocabulary, a name is the designer's short form, otherwise a query word. */
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
