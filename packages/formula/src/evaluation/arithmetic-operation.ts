import { formulaLimits } from '../limits.ts';
import type { ArithmeticSign } from '../syntax/expression.ts';
import { addNumbers, divideNumbers, moduloNumbers, multiplyNumbers, subtractNumbers } from '../values/arithmetic.ts';
import { FormulaError } from '../values/formula-error.ts';
import { isEmpty, isFormulaNumber, isList, type FormulaNumber, type Operand } from '../values/formula-value.ts';
import { kindOf } from '../values/value-kind.ts';
import { spendSteps, stepsOfText } from '../scope/step-budget.ts';

type Apply = (left: FormulaNumber, right: FormulaNumber) => FormulaNumber | FormulaError;

const applied: Readonly<Record<ArithmeticSign, Apply>> = {
  '+': addNumbers,
  '-': subtractNumbers,
  '*': multiplyNumbers,
  '/': divideNumbers,
  '%': moduloNumbers,
};

/**
 * Returns the arithmetic operation of a sign for any two operands: an empty operand makes the result empty, lists are processed item
 * by item, and `+` concatenates two texts. Other types are the error `WrongType`.
 */
export function arithmeticOperation(sign: ArithmeticSign): (left: Operand, right: Operand) => Operand {
  const apply = applied[sign];
  const operate = (left: Operand, right: Operand): Operand => {
    if (typeof left === 'number' && typeof right === 'number') return apply(left, right);
    if (left instanceof FormulaError) return left;
    if (right instanceof FormulaError) return right;
    if (isList(left) || isList(right)) return applyElementwise(operate, left, right);
    if (isEmpty(left) || isEmpty(right)) return null;
    if (isFormulaNumber(left) && isFormulaNumber(right)) return apply(left, right);
    if (sign === '+' && typeof left === 'string' && typeof right === 'string') return joinTexts(left, right);
    return new FormulaError('WrongType', { expected: 'number', found: kindOf(isFormulaNumber(left) ? right : left) });
  };
  return operate;
}

function joinTexts(left: string, right: string): string | FormulaError {
  const length = left.length + right.length;
  if (length > formulaLimits.textLength) return new FormulaError('TextTooLong', { limit: formulaLimits.textLength });
  return spendSteps(stepsOfText(length)) ?? left + right;
}

/** Applies an operation to lists of equal length pairwise, to a list and a single value item by item. The first error is the result. */
export function applyElementwise(operate: (...values: Operand[]) => Operand, ...operands: Operand[]): Operand {
  const lists = operands.filter(isList);
  const { length } = lists[0]!;
  if (lists.some((other) => other.length !== length)) return new FormulaError('ListLengths');
  const spent = spendSteps(length);
  if (spent) return spent;
  const results: Exclude<Operand, FormulaError>[] = [];
  for (let index = 0; index < length; index += 1) {
    const result = operate(...operands.map((operand) => (isList(operand) ? operand[index] : operand)));
    if (result instanceof FormulaError) return result;
    results.push(result);
  }
  return results;
}
