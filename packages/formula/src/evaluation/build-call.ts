import { argumentCount } from '../functions/argument-count.ts';
import type { FormulaFunction } from '../functions/formula-function.ts';
import { formulaFunction } from '../functions/index.ts';
import { readRepeated, type Parameter } from '../functions/parameter.ts';
import { formulaLimits } from '../limits.ts';
import type { Expression } from '../syntax/expression.ts';
import { FormulaError } from '../values/formula-error.ts';
import { isEmpty, isList, type FormulaInput, type Operand } from '../values/formula-value.ts';
import { applyElementwise } from './arithmetic-operation.ts';
import type { Evaluate, FormulaScope } from '../scope/formula-scope.ts';
import { spendSteps, stepsOfText } from '../scope/step-budget.ts';

/** Texts up to this length cost no steps; the length of the source limits how many there are. */
const plainTextLength = 200;

type Call = Expression & { readonly kind: 'call' };

/**
 * Compiles a call. All handling of arguments happens here: their number and types, empty values, lists passed to parameters for single
 * values (item by item), and the size limit of the result.
 */
export function buildCall(call: Call, values: readonly Evaluate[]): Evaluate {
  const declared = formulaFunction(call.name);
  if (!declared) return always(new FormulaError('UnknownFunction', { name: call.name }));
  const { least, most } = argumentCount(declared);
  if (values.length < least || values.length > most) {
    return always(new FormulaError('ArgumentCount', { name: declared.name, least, most }));
  }
  const unnamed = call.arguments.find((argument, index) => declared.parameters[index]?.literal && argument.kind !== 'text');
  if (unnamed) return always(new FormulaError('WrongArgument', { expected: 'literal' }));
  if (declared.lazy) return (scope) => declared.evaluate(scope, ...values);
  return withAggregate(declared, call, buildEager(declared, values));
}

function always(error: FormulaError): Evaluate {
  return () => error;
}

/** An aggregate of one whole column, or of arithmetic on columns, may come from the scope. */
function withAggregate(declared: FormulaFunction, call: Call, otherwise: Evaluate): Evaluate {
  const only = call.arguments.length === 1 ? call.arguments[0] : undefined;
  const { aggregate } = declared;
  if (!aggregate || !only) return otherwise;
  if (only.kind === 'arithmetic' || only.kind === 'negate' || only.kind === 'call') {
    return (scope) => scope.aggregateOver?.(aggregate, only) ?? otherwise(scope);
  }
  if (only.kind !== 'reference' || only.member === undefined) return otherwise;
  const { name, member } = only;
  return (scope) => scope.aggregate?.(aggregate, name, member) ?? otherwise(scope);
}

type Body = (scope: FormulaScope, ...values: unknown[]) => Operand;

function costing(steps: number | undefined, body: Body): Body {
  return steps === undefined ? body : (scope, ...values) => spendSteps(steps) ?? body(scope, ...values);
}

function buildEager(declared: FormulaFunction, values: readonly Evaluate[]): Evaluate {
  const { parameters } = declared;
  const body = costing(declared.cost, declared.evaluate as Body);
  const rest = parameters.at(-1)?.repeated ? parameters.at(-1) : undefined;
  const single = rest ? parameters.slice(0, -1) : parameters;
  if (!rest && values.length === 1) return buildUnary(single[0]!, body, values[0]!);
  if (!rest && values.length === 2) return buildBinary(single, body, values[0]!, values[1]!);
  return (scope) => {
    const operands: FormulaInput[] = [];
    for (const value of values) {
      const operand = value(scope);
      if (operand instanceof FormulaError) return operand;
      operands.push(operand);
    }
    return applyTo(single, rest, body, operands, scope);
  };
}

/** The common case of one argument; avoids argument arrays. */
function buildUnary(parameter: Parameter, body: Body, value: Evaluate): Evaluate {
  return (scope) => {
    const operand = value(scope);
    if (operand instanceof FormulaError) return operand;
    if (isLarge(operand)) return applyTo([parameter], undefined, body, [operand], scope);
    if (isEmpty(operand) && !parameter.acceptsEmpty) return parameter.optional ? bounded(body(scope)) : null;
    const read = parameter.read(operand, scope);
    return read instanceof FormulaError ? read : bounded(body(scope, read));
  };
}

/** The case of two plain arguments; lists and empty values fall back to the general case. */
function buildBinary(parameters: readonly Parameter[], body: Body, first: Evaluate, second: Evaluate): Evaluate {
  const [one, two] = parameters as readonly [Parameter, Parameter];
  return (scope) => {
    const a = first(scope);
    if (a instanceof FormulaError) return a;
    const b = second(scope);
    if (b instanceof FormulaError) return b;
    if (isLarge(a) || isLarge(b) || isEmpty(a) || isEmpty(b)) return applyTo(parameters, undefined, body, [a, b], scope);
    const readA = one.read(a, scope);
    if (readA instanceof FormulaError) return readA;
    const readB = two.read(b, scope);
    return readB instanceof FormulaError ? readB : bounded(body(scope, readA, readB));
  };
}

function needsItems(parameter: Parameter, value: FormulaInput): boolean {
  return isList(value) && parameter.type !== 'any' && parameter.type !== 'list';
}

function applyTo(
  single: readonly Parameter[],
  rest: Parameter | undefined,
  body: Body,
  operands: readonly FormulaInput[],
  scope: FormulaScope,
): Operand {
  if (single.some((parameter, index) => needsItems(parameter, operands[index]))) {
    return applyElementwise((...items) => applyTo(single, rest, body, items as FormulaInput[], scope), ...spread(single, operands));
  }
  for (const operand of operands) {
    const spent = spendOn(operand);
    if (spent) return spent;
  }
  const read: unknown[] = [];
  for (const [index, parameter] of single.entries()) {
    const operand = operands[index];
    if (isEmpty(operand) && !parameter.acceptsEmpty) {
      if (!parameter.optional) return null;
      read.push(undefined);
      continue;
    }
    const value = index < operands.length ? parameter.read(operand, scope) : undefined;
    if (value instanceof FormulaError) return value;
    read.push(value);
  }
  if (rest) {
    const many = readRepeated(rest, operands.slice(single.length), scope);
    if (many instanceof FormulaError) return many;
    read.push(many);
  }
  return bounded(body(scope, ...read));
}

/** Wraps lists for parameters that accept lists, so that they are not processed item by item. */
function spread(single: readonly Parameter[], operands: readonly FormulaInput[]): FormulaInput[] {
  const length = operands.find((operand, index) => single[index] && needsItems(single[index], operand)) as readonly FormulaInput[];
  return operands.map((operand, index) => {
    const parameter = single[index];
    return isList(operand) && !(parameter && needsItems(parameter, operand)) ? length.map(() => operand) : operand;
  });
}

function bounded(result: Operand): Operand {
  if (typeof result === 'string' && result.length > formulaLimits.textLength) {
    return new FormulaError('TextTooLong', { limit: formulaLimits.textLength });
  }
  if (isList(result) && result.length > formulaLimits.listLength) {
    return new FormulaError('ListTooLong', { limit: formulaLimits.listLength });
  }
  return isLarge(result) ? (spendOn(result) ?? result) : result;
}

/** Whether processing the value takes time in proportion to its length. */
function isLarge(value: Operand): boolean {
  return typeof value === 'string' ? value.length > plainTextLength : isList(value);
}

function spendOn(value: Operand): FormulaError | null {
  if (!isLarge(value)) return null;
  return spendSteps(typeof value === 'string' ? stepsOfText(value.length) : (value as readonly unknown[]).length);
}
