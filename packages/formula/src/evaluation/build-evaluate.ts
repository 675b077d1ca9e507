import { evaluateCondition } from '../conditions/evaluate-condition.ts';
import { formulaFunction } from '../functions/index.ts';
import type { ConditionName, Expression } from '../syntax/expression.ts';
import { compareNumbers, negateNumber } from '../values/arithmetic.ts';
import { FormulaError } from '../values/formula-error.ts';
import { isEmpty, isFormulaNumber, isList, type FormulaInput, type Operand } from '../values/formula-value.ts';
import { kindOf } from '../values/value-kind.ts';
import { arithmeticOperation, applyElementwise } from './arithmetic-operation.ts';
import { buildCall } from './build-call.ts';
import type { Evaluate, FormulaScope } from '../scope/formula-scope.ts';
import { readLogic } from '../scope/read-logic.ts';
import { readMember } from '../scope/read-member.ts';

/** Wraps the closure of a subexpression, for example to record its result. */
export type WrapEvaluate = (part: Expression, evaluate: Evaluate) => Evaluate;

/**
 * Compiles an expression to closures, so that repeated evaluation neither parses nor looks up functions.
 * With `wholeColumns`, a column of a sub-table means the whole column, as in the arguments of an aggregate.
 */
export function buildEvaluate(expression: Expression, wholeColumns = false, wrap?: WrapEvaluate): Evaluate {
  const build = (part: Expression, whole = wholeColumns): Evaluate => buildEvaluate(part, whole, wrap);
  const evaluate = buildPart(expression, wholeColumns, build);
  return wrap ? wrap(expression, evaluate) : evaluate;
}

type Build = (part: Expression, wholeColumns?: boolean) => Evaluate;

function buildPart(expression: Expression, wholeColumns: boolean, build: Build): Evaluate {
  switch (expression.kind) {
    case 'number':
    case 'text':
    case 'logic': {
      const { value } = expression;
      return () => value;
    }
    case 'reference':
      return buildReference(expression.name, expression.member, wholeColumns);
    case 'call':
      return buildCall(
        expression,
        expression.arguments.map((argument, index) => build(argument, wholeColumns || takesColumn(expression.name, index))),
      );
    case 'arithmetic':
      return buildPair(arithmeticOperation(expression.sign), build(expression.left), build(expression.right));
    case 'negate': {
      const operand = build(expression.operand);
      return (scope) => negate(operand(scope));
    }
    case 'not': {
      const operand = build(expression.operand);
      return (scope) => {
        const value = readLogic(operand(scope));
        return value instanceof FormulaError ? value : !value;
      };
    }
    case 'and':
    case 'or':
      return buildShortCircuit(expression.kind === 'or', build(expression.left), build(expression.right));
    case 'condition':
      return buildCondition(
        expression.condition,
        build(expression.left),
        expression.right.map((item) => build(item)),
      );
    case 'missing': {
      const error = new FormulaError('Syntax');
      return () => error;
    }
  }
}

/** Only list arguments mean whole columns: within a row, the criterion of `sumif` is the value of that row. */
function takesColumn(name: string, index: number): boolean {
  const declared = formulaFunction(name);
  const parameter = declared?.parameters[Math.min(index, declared.parameters.length - 1)];
  return declared?.wholeColumns === true && (parameter?.repeated === true || parameter?.type === 'list');
}

function buildPair(apply: (left: Operand, right: Operand) => Operand, left: Evaluate, right: Evaluate): Evaluate {
  return (scope) => apply(left(scope), right(scope));
}

function buildReference(name: string, member: string | undefined, wholeColumns: boolean): Evaluate {
  if (member === undefined) {
    const unknown = new FormulaError('UnknownName', { name });
    return (scope) => {
      const value = scope.get(name);
      return value === undefined ? unknown : value;
    };
  }
  const path = `${name}.${member}`;
  const unknown = new FormulaError('UnknownName', { name: path });
  const outer = (scope: FormulaScope): Operand => {
    const value = readMember(scope.get(name), member);
    return value === undefined ? unknown : value;
  };
  if (wholeColumns) return (scope) => scope.column(name, member) ?? outer(scope);
  return (scope) => {
    const own = scope.get(path);
    return own === undefined ? (scope.column(name, member) ?? outer(scope)) : own;
  };
}

function negate(value: Operand): Operand {
  if (isFormulaNumber(value)) return negateNumber(value);
  if (value instanceof FormulaError) return value;
  if (isList(value)) return applyElementwise(negate, value);
  return isEmpty(value) ? null : new FormulaError('WrongType', { expected: 'number', found: kindOf(value) });
}

function buildShortCircuit(stopsAt: boolean, left: Evaluate, right: Evaluate): Evaluate {
  return (scope) => {
    const first = readLogic(left(scope));
    return first instanceof FormulaError || first === stopsAt ? first : readLogic(right(scope));
  };
}

const numberTests: Readonly<Partial<Record<ConditionName, (order: number) => boolean>>> = {
  equal: (order) => order === 0,
  notEqual: (order) => order !== 0,
  greater: (order) => order > 0,
  less: (order) => order < 0,
  greaterOrEqual: (order) => order >= 0,
  lessOrEqual: (order) => order <= 0,
};

function buildCondition(name: ConditionName, left: Evaluate, items: readonly Evaluate[]): Evaluate {
  const numberTest = numberTests[name];
  const [only] = items;
  if (items.length === 1 && only && numberTest) {
    return (scope) => {
      const a = left(scope);
      const b = only(scope);
      return isFormulaNumber(a) && isFormulaNumber(b) ? numberTest(compareNumbers(a, b)) : evaluateCondition(name, a, b, scope);
    };
  }
  if (items.length === 1 && only) return (scope) => evaluateCondition(name, left(scope), only(scope), scope);
  return (scope) => evaluateCondition(name, left(scope), evaluateAll(items, scope), scope);
}

function evaluateAll(items: readonly Evaluate[], scope: FormulaScope): Operand {
  const values: FormulaInput[] = [];
  for (const item of items) {
    const value = item(scope);
    if (value instanceof FormulaError) return value;
    values.push(value);
  }
  return values;
}
