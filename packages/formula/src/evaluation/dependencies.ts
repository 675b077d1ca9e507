import { specialValues } from '../conditions/special-value.ts';
import { isDynamicRangeText } from '../conditions/date-range.ts';
import { formulaFunction } from '../functions/index.ts';
import { childrenOf, referencePath, type Expression } from '../syntax/expression.ts';
import type { FieldTypes } from '../values/formula-type.ts';

/** Yields an expression and all its subexpressions in reading order. */
export function* partsOf(expression: Expression): Generator<Expression> {
  const open: Expression[] = [expression];
  for (let next = open.pop(); next; next = open.pop()) {
    yield next;
    open.push(...childrenOf(next).toReversed());
  }
}

/**
 * Returns the distinct names that a formula reads, in reading order: `price`, or `items.amount` for a column of a sub-table. A member of
 * a field known not to be a sub-table, such as `customer.phone`, is a dependency on `customer`.
 */
export function dependenciesOf(expression: Expression, fields?: FieldTypes): readonly string[] {
  const names = new Set<string>();
  for (const part of partsOf(expression)) {
    if (part.kind !== 'reference') continue;
    const base = fields && Object.hasOwn(fields, part.name) ? fields[part.name] : undefined;
    names.add(base === undefined || base === 'rows' ? referencePath(part) : part.name);
  }
  return [...names];
}

const momentaryTexts: ReadonlySet<string> = new Set(specialValues);

/** Whether the result also depends on the clock, the current user or external data. */
export function isVolatile(expression: Expression): boolean {
  for (const part of partsOf(expression)) {
    if (part.kind === 'call' && formulaFunction(part.name)?.volatile) return true;
    // A text compared with a date or a person may be a special value. If it is an ordinary text, only caching is lost.
    if (part.kind === 'condition' && part.right.some((item) => item.kind === 'text' && isMomentary(item.value))) return true;
  }
  return false;
}

function isMomentary(text: string): boolean {
  return text.split(/[;；]/).some((item) => momentaryTexts.has(item.trim()) || isDynamicRangeText(item.trim()));
}
