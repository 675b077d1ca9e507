import { specialValues } from '../conditions/special-value.ts';
import { isDynamicRangeText } from '../conditions/date-range.ts';
import { formulaFunction } from '../functions/index.ts';
import { childrenOf, referencePath, type Expression } from '../syntax/expression.ts';
import type { FieldTypes } from '../values/formula-type.ts';

/** All parts of an expression, the whole first, in reading order. */
export function* partsOf(expression: Expression): Generator<Expression> {
  const open: Expression[] = [expression];
  for (let next = open.pop(); next; next = open.pop()) {
    yield next;
    open.push(...childrenOf(next).toReversed());
  }
}

/**
 * The names that a formula reads, each once, in reading order: `price`, `items.amount` for a sheet's column. A member of what is
 * known not to be a sheet, `customer.phone`, is a dependency on `customer`.
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

/** Does the result depend on the clock or on who is asking, not only on its dependencies? */
export function isVolatile(expression: Expression): boolean {
  for (const part of partsOf(expression)) {
    if (part.kind === 'call' && formulaFunction(part.name)?.volatile) return true;
    // A text compared with a date or a person may be such a word; as an ordinary text it only costs a kept value.
    if (part.kind === 'condition' && part.right.some((item) => item.kind === 'text' && isMomentary(item.value))) return true;
  }
  return false;
}

function isMomentary(text: string): boolean {
  return text.split(/[;；]/).some((item) => momentaryTexts.has(item.trim()) || isDynamicRangeText(item.trim()));
}
