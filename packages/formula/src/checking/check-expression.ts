import { argumentCount } from '../functions/argument-count.ts';
import { formulaFunction } from '../functions/index.ts';
import type { Parameter } from '../functions/parameter.ts';
import { conditionOperator } from '../conditions/condition-operator.ts';
import { partsOf } from '../evaluation/dependencies.ts';
import { referencePath, type Expression } from '../syntax/expression.ts';
import type { FieldTypes } from '../values/formula-type.ts';
import type { Diagnostic, DiagnosticCode } from './diagnostic.ts';
import { staticKindOf, type StaticKind } from './static-kind.ts';

/**
 * What is wrong without looking at values: unknown functions and wrong counts of arguments always; unknown names, and types that can
 * never fit, when the fields are given. Answers everything it finds.
 */
export function checkExpression(expression: Expression, fields?: FieldTypes): readonly Diagnostic[] {
  const found: Diagnostic[] = [];
  const report = (
    code: DiagnosticCode,
    { from, to }: { from: number; to: number },
    params: Readonly<Record<string, unknown>> = {},
  ): void => {
    found.push({ code, params, from, to });
  };
  const expect = (part: Expression, expected: StaticKind): void => {
    const kind = staticKindOf(part, fields);
    if (kind !== 'any' && kind !== expected) report('WrongType', part, { expected, found: kind });
  };
  for (const part of partsOf(expression)) {
    if (part.kind === 'reference' && fields && !isKnown(part, fields)) report('UnknownName', part, { name: referencePath(part) });
    else if (part.kind === 'call') checkCall(part, fields, report);
    else if (part.kind === 'negate') expect(part.operand, 'number');
    else if (part.kind === 'not') expect(part.operand, 'logic');
    else if (part.kind === 'and' || part.kind === 'or') [part.left, part.right].forEach((side) => expect(side, 'logic'));
    else if (part.kind === 'arithmetic' && !joinsTexts(part, fields)) [part.left, part.right].forEach((side) => expect(side, 'number'));
    else if (part.kind === 'condition') checkCondition(part, fields, report);
  }
  return found;
}

type Report = (code: DiagnosticCode, range: { from: number; to: number }, params?: Readonly<Record<string, unknown>>) => void;

function isKnown(part: Expression & { kind: 'reference' }, fields: FieldTypes): boolean {
  if (Object.hasOwn(fields, referencePath(part))) return true;
  const base = Object.hasOwn(fields, part.name) ? fields[part.name] : undefined;
  // The fields of a picked record belong to another model and are not known here.
  return part.member !== undefined && base !== undefined && ['unit', 'units', 'record', 'records'].includes(base);
}

function joinsTexts(part: Expression & { kind: 'arithmetic' }, fields: FieldTypes | undefined): boolean {
  if (part.sign !== '+') return false;
  const kinds = [staticKindOf(part.left, fields), staticKindOf(part.right, fields)];
  return kinds.includes('text') && kinds.every((kind) => kind === 'text' || kind === 'any');
}

function checkCall(call: Expression & { kind: 'call' }, fields: FieldTypes | undefined, report: Report): void {
  const declared = formulaFunction(call.name);
  if (!declared) return report('UnknownFunction', call.nameRange, { name: call.name });
  const { least, most } = argumentCount(declared);
  const count = call.arguments.length;
  if (count < least) report('TooFewArguments', call, { name: declared.name, count, least });
  if (count > most) report('TooManyArguments', call, { name: declared.name, count, most });
  call.arguments.forEach((argument, index) => {
    const parameter = declared.parameters[Math.min(index, declared.parameters.length - 1)];
    if (!parameter) return;
    const found = staticKindOf(argument, fields);
    if (!accepts(parameter, found, argument)) report('WrongType', argument, { expected: parameter.type, found });
  });
}

function accepts(parameter: Parameter, kind: StaticKind, argument: Expression): boolean {
  if (kind === 'any' || (argument.kind === 'text' && argument.value === '')) return true;
  switch (parameter.type) {
    case 'number':
    case 'integer':
      return kind === 'number';
    case 'logic':
      return kind === 'logic';
    case 'date':
    case 'moment':
      return kind === 'date' || kind === 'text';
    default:
      return true;
  }
}

/** Numbers, dates and logic values never compare with one another; a text beside any of them is read as it. */
function checkCondition(part: Expression & { kind: 'condition' }, fields: FieldTypes | undefined, report: Report): void {
  if (conditionOperator(part.condition).right === 'none') return;
  const left = staticKindOf(part.left, fields);
  for (const item of part.right) {
    const right = staticKindOf(item, fields);
    if (left === 'any' || right === 'any' || left === right || left === 'text' || right === 'text') continue;
    report('NotComparable', item, { left, right });
  }
}
