import { evaluateCondition } from '../../conditions/evaluate-condition.ts';
import type { FormulaContext } from '../../scope/formula-scope.ts';
import type { ConditionName } from '../../syntax/expression.ts';
import { FormulaError } from '../../values/formula-error.ts';
import type { FormulaInput, FormulaNumber } from '../../values/formula-value.ts';
import { number, readRepeated } from '../parameter.ts';

const summed = number('value', '數值', 'value');

const signs: Readonly<Record<string, ConditionName>> = {
  '>=': 'greaterOrEqual',
  '<=': 'lessOrEqual',
  '<>': 'notEqual',
  '!=': 'notEqual',
  '==': 'equal',
  '=': 'equal',
  '>': 'greater',
  '<': 'less',
};

/** Returns the indexes of the items that meet a criterion: a value to equal, or a text that begins with a comparison operator. */
export function matchingIndexes(range: readonly FormulaInput[], criterion: FormulaInput, context: FormulaContext): number[] | FormulaError {
  const sign = typeof criterion === 'string' ? /^(>=|<=|<>|!=|==|=|>|<)/.exec(criterion)?.[0] : undefined;
  const condition = sign ? signs[sign]! : 'equal';
  const operand = sign ? (criterion as string).slice(sign.length).trim() : criterion;
  const matching: number[] = [];
  for (const [index, item] of range.entries()) {
    const holds = evaluateCondition(condition, item, operand, context);
    if (holds instanceof FormulaError) return holds;
    if (holds) matching.push(index);
  }
  return matching;
}

/** Returns the values at the indexes of the items that meet the criterion, without empty ones. */
export function matchingItems(
  range: readonly FormulaInput[],
  criterion: FormulaInput,
  values: readonly FormulaInput[],
  context: FormulaContext,
): readonly FormulaNumber[] | FormulaError {
  if (values.length !== range.length) return new FormulaError('ListLengths');
  const matching = matchingIndexes(range, criterion, context);
  if (matching instanceof FormulaError) return matching;
  return readRepeated(
    summed,
    matching.map((index) => values[index]),
    context,
  );
}
