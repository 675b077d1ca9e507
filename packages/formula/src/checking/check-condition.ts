import { conditionOperator } from '../syntax/condition-operator.ts';
import { specialValues } from '../conditions/special-value.ts';
import type { ConditionName, Expression } from '../syntax/expression.ts';
import { FormulaError } from '../values/formula-error.ts';
import { parseFormulaDate } from '../values/formula-date.ts';
import type { FieldTypes } from '../values/formula-type.ts';
import type { Report } from '../syntax/formula-issue.ts';
import { staticKindOf, type StaticKind } from './static-kind.ts';

type Condition = Expression & { readonly kind: 'condition' };

const comparing: ReadonlySet<ConditionName> = new Set([
  'equal',
  'notEqual',
  'greater',
  'less',
  'greaterOrEqual',
  'lessOrEqual',
  'between',
  'notBetween',
]);

/** Reports operands that cannot be compared. Numbers, dates and logic values are not comparable; a text is converted to the other type. */
export function checkCondition(part: Condition, fields: FieldTypes | undefined, report: Report): void {
  if (conditionOperator(part.condition).right === 'none') return;
  if (part.condition === 'between' || part.condition === 'notBetween') checkBounds(part, report);
  const left = staticKindOf(part.left, fields);
  for (const item of part.right) {
    const right = staticKindOf(item, fields);
    if (left === 'any' || right === 'any' || left === right) continue;
    if (item.kind === 'text') checkText(part.condition, left, item, report);
    else if (left !== 'text' && right !== 'text') report('NotComparable', item, { left, right });
  }
}

/** Expects two bounds, either as two items or in one text. */
function checkBounds(part: Condition, report: Report): void {
  const counts = part.right.map((item) => (item.kind === 'text' ? itemsIn(item.value).length : item.kind === 'reference' ? NaN : 1));
  const count = counts.reduce((total, one) => total + one, 0);
  // A field may hold both bounds or be a list of them.
  if (part.right.length <= 2 && (count === 2 || Number.isNaN(count))) return;
  if (part.right.some((item) => item.kind === 'missing')) return;
  report('BoundsNeeded', part, { count: Number.isNaN(count) ? part.right.length : count });
}

function itemsIn(text: string): readonly string[] {
  return text
    .split(/[;；]/)
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

/** Reports a literal text that cannot be converted to the type of the left side. */
function checkText(condition: ConditionName, left: StaticKind, item: Expression & { kind: 'text' }, report: Report): void {
  if (!comparing.has(condition)) return;
  for (const text of itemsIn(item.value)) {
    if (left === 'number' && !/^-?\d{1,40}(\.\d{1,40})?$/.test(text)) report('NotComparable', item, { left, right: 'text' });
    if (left === 'logic' && text !== 'true' && text !== 'false') report('NotComparable', item, { left, right: 'text' });
    if (left === 'date' && !isDateText(text)) report('WrongDate', item, { text });
  }
}

function isDateText(text: string): boolean {
  return (specialValues as readonly string[]).includes(text) || !(parseFormulaDate(text, 'UTC') instanceof FormulaError);
}
