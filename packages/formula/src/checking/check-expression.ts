import { partsOf } from '../evaluation/dependencies.ts';
import { formulaLimits } from '../limits.ts';
import { operatorInWord, spacedOut } from '../syntax/operator-in-word.ts';
import { printFormula } from '../syntax/print.ts';
import { referencePath, type Expression } from '../syntax/expression.ts';
import type { FieldTypes } from '../values/formula-type.ts';
import { checkCall } from './check-call.ts';
import { checkCondition } from './check-condition.ts';
import type { FormulaIssue, Report } from '../syntax/formula-issue.ts';
import { staticKindOf, type StaticKind } from './static-kind.ts';
import { suggestField } from './suggest-name.ts';

type Reference = Expression & { readonly kind: 'reference' };

/**
 * Returns the issues that can be found without values: unknown functions and wrong numbers of arguments always; unknown names and
 * type errors only when the fields are given. Stops at `formulaLimits.issues` issues.
 */
export function checkExpression(expression: Expression, fields?: FieldTypes): readonly FormulaIssue[] {
  const found: FormulaIssue[] = [];
  const report: Report = (code, { from, to }, params = {}, suggestion) => {
    const fix = suggestion === undefined ? {} : { fix: { from, to, text: suggestion } };
    found.push({ code, params: suggestion === undefined ? params : { ...params, suggestion }, from, to, ...fix });
  };
  for (const part of partsOf(expression)) {
    checkPart(part, fields, report);
    if (found.length >= formulaLimits.issues) break;
  }
  return found;
}

function checkPart(part: Expression, fields: FieldTypes | undefined, report: Report): void {
  const expect = (operand: Expression, expected: StaticKind): void => {
    const kind = staticKindOf(operand, fields);
    if (kind !== 'any' && kind !== expected) report('WrongType', operand, { expected, found: kind });
  };
  switch (part.kind) {
    case 'reference':
      if (fields && !isKnown(part, fields)) reportUnknown(part, fields, report);
      return;
    case 'call':
      return checkCall(part, fields, report);
    case 'condition':
      return checkCondition(part, fields, report);
    case 'negate':
      return expect(part.operand, 'number');
    case 'not':
      return expect(part.operand, 'logic');
    case 'and':
    case 'or':
      return [part.left, part.right].forEach((side) => expect(side, 'logic'));
    case 'arithmetic':
      if (reportDates(part, fields, report)) return;
      if (!joinsTexts(part, fields)) [part.left, part.right].forEach((side) => expect(side, 'number'));
      return;
    case 'number':
    case 'text':
    case 'logic':
    case 'missing':
      return;
    default:
      part satisfies never;
  }
}

function isKnown(part: Reference, fields: FieldTypes): boolean {
  if (Object.hasOwn(fields, referencePath(part))) return true;
  const base = Object.hasOwn(fields, part.name) ? fields[part.name] : undefined;
  // The fields of a picked record are defined by another model, which is not available here.
  return part.member !== undefined && base !== undefined && ['unit', 'units', 'record', 'records'].includes(base);
}

function reportUnknown(part: Reference, fields: FieldTypes, report: Report): void {
  const name = referencePath(part);
  const split = part.member === undefined ? operatorInWord(name, (word) => Object.hasOwn(fields, word)) : undefined;
  if (split) report('MissingSpace', part, { text: name }, spacedOut(split));
  else report('UnknownName', part, { name }, suggestField(part, fields));
}

/** Dates are not numbers: the functions that compute with them are proposed. */
function reportDates(part: Expression & { kind: 'arithmetic' }, fields: FieldTypes | undefined, report: Report): boolean {
  const [left, right] = [staticKindOf(part.left, fields), staticKindOf(part.right, fields)];
  if (left !== 'date' || (part.sign !== '+' && part.sign !== '-')) return false;
  const [date, other] = [printFormula(part.left), printFormula(part.right)];
  const days: Expression = part.sign === '+' ? part.right : { kind: 'negate', operand: part.right, from: part.from, to: part.to };
  const suggestion =
    part.sign === '-' && right === 'date'
      ? `datediff(${other}, ${date})`
      : right === 'number'
        ? `addday(${date}, ${printFormula(days)})`
        : null;
  if (suggestion === null) return false;
  report('WrongType', part, { expected: 'number', found: 'date' }, suggestion);
  return true;
}

function joinsTexts(part: Expression & { kind: 'arithmetic' }, fields: FieldTypes | undefined): boolean {
  if (part.sign !== '+') return false;
  const kinds = [staticKindOf(part.left, fields), staticKindOf(part.right, fields)];
  return kinds.includes('text') && kinds.every((kind) => kind === 'text' || kind === 'any');
}
