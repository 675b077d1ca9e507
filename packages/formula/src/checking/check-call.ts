import { argumentCount } from '../functions/argument-count.ts';
import { formulaFunction } from '../functions/index.ts';
import type { Parameter } from '../functions/parameter.ts';
import type { Expression } from '../syntax/expression.ts';
import { FormulaError } from '../values/formula-error.ts';
import type { FieldTypes } from '../values/formula-type.ts';
import type { Report } from '../syntax/formula-issue.ts';
import { staticKindOf, type StaticKind } from './static-kind.ts';
import { suggestFunction } from './suggest-name.ts';

/** Reports an unknown function, a wrong number of arguments, and arguments whose type the parameter can never accept. */
export function checkCall(call: Expression & { kind: 'call' }, fields: FieldTypes | undefined, report: Report): void {
  const declared = formulaFunction(call.name);
  if (!declared) return report('UnknownFunction', call.nameRange, { name: call.name }, suggestFunction(call.name));
  const { least, most } = argumentCount(declared);
  const count = call.arguments.length;
  if (count < least) report('TooFewArguments', call, { name: declared.name, count, least });
  if (count > most) report('TooManyArguments', call, { name: declared.name, count, most });
  call.arguments.forEach((argument, index) => {
    const parameter = declared.parameters[Math.min(index, declared.parameters.length - 1)];
    if (parameter) checkArgument(parameter, argument, staticKindOf(argument, fields), report);
  });
}

const context = { now: () => new Date(0), timeZone: 'UTC', locale: 'zh', unit: () => undefined } as const;

function checkArgument(parameter: Parameter, argument: Expression, found: StaticKind, report: Report): void {
  if (argument.kind === 'missing') return;
  if (parameter.literal && argument.kind !== 'text') return report('LiteralNeeded', argument, { name: parameter.label });
  if (!accepts(parameter, found)) return report('WrongType', argument, { expected: parameter.type, found });
  const isDate = parameter.type === 'date' || parameter.type === 'moment';
  if (isDate && argument.kind === 'text' && argument.value !== '' && parameter.read(argument.value, context) instanceof FormulaError) {
    report('WrongDate', argument, { text: argument.value.slice(0, 40) });
  }
}

function accepts(parameter: Parameter, kind: StaticKind): boolean {
  if (kind === 'any') return true;
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
