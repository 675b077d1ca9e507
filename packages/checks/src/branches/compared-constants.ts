import { compileFormula, referencePath, type ConditionName, type Expression } from '@inkstone/formula';
import { isListed, type ValueDomain, type ValueDomains } from './value-domain.ts';

type Constant = number | string;

/** The constants with which conditions compare fields, by the name of the field. Fields whose values can be listed have none. */
export type ComparedConstants = ReadonlyMap<string, ReadonlySet<Constant>>;

/**
 * Returns the fields of a condition with the constants that divide their values; null if its result depends on more than its fields, or
 * if it compares a number, a date or a free text with anything but constants.
 */
export function comparedConstants(condition: string, domains: ValueDomains): ComparedConstants | null {
  const { expression, volatile, lookups, splits } = compileFormula(condition);
  if (volatile || lookups.length > 0 || splits.length > 0) return null;
  const found = new Map<string, Set<Constant>>();
  return collect(expression, domains, found) ? found : null;
}

/** Returns whether the expression can be examined, and collects its fields and constants. */
function collect(expression: Expression, domains: ValueDomains, found: Map<string, Set<Constant>>): boolean {
  const inAll = (parts: readonly Expression[]) => parts.every((part) => collect(part, domains, found));
  switch (expression.kind) {
    case 'number':
    case 'text':
    case 'logic':
      return true;
    case 'reference': {
      const name = referencePath(expression);
      const domain = domains.get(name);
      if (!domain || !isListed(domain)) return false;
      constantsOf(found, name);
      return true;
    }
    case 'not':
    case 'negate':
      return collect(expression.operand, domains, found);
    case 'and':
    case 'or':
    case 'arithmetic':
      return inAll([expression.left, expression.right]);
    case 'call':
      return inAll(expression.arguments);
    case 'condition':
      return collectComparison(expression, domains, found) || inAll([expression.left, ...expression.right]);
    case 'missing':
      return false;
  }
}

/** A comparison of a field whose values cannot be listed with constants. */
function collectComparison(
  { condition, left, right }: Expression & { readonly kind: 'condition' },
  domains: ValueDomains,
  found: Map<string, Set<Constant>>,
): boolean {
  if (left.kind !== 'reference') return false;
  const name = referencePath(left);
  const domain = domains.get(name);
  if (!domain || isListed(domain) || !operatorsOf[domain.kind].has(condition)) return false;
  const constants = right.flatMap((part) => constantsIn(part, condition, domain));
  if (constants.includes(null)) return false;
  const known = constantsOf(found, name);
  for (const constant of constants) if (constant !== null) known.add(constant);
  return true;
}

const emptiness = ['isEmpty', 'isNotEmpty'] as const;
const equality = ['equal', 'notEqual', 'in', 'notIn', ...emptiness] as const;
const order = ['greater', 'less', 'greaterOrEqual', 'lessOrEqual', 'between', 'notBetween', ...equality] as const;

/** The operators whose result changes only at the constants. */
const operatorsOf: Readonly<Record<ValueDomain['kind'], ReadonlySet<ConditionName>>> = {
  number: new Set(order),
  date: new Set(order),
  logic: new Set(equality),
  text: new Set(equality),
  texts: new Set(emptiness),
};

/** Operators that read a text on their right side as a list separated by semicolons. */
const listOperators: ReadonlySet<ConditionName> = new Set(['in', 'notIn', 'between', 'notBetween']);
const dayPattern = /^\d{4}-\d{2}-\d{2}$/;

/** Returns the constants in a right side; null stands for what is none of the field's type. */
function constantsIn(part: Expression, condition: ConditionName, domain: ValueDomain): readonly (Constant | null)[] {
  const constant = constantOf(part);
  if (constant === null) return [null];
  const items =
    typeof constant === 'string' && listOperators.has(condition) ? constant.split(/[;；]/).map((item) => item.trim()) : [constant];
  return items.filter((item) => item !== '').map((item) => asConstantOf(domain, item));
}

function asConstantOf({ kind }: ValueDomain, item: Constant): Constant | null {
  if (kind === 'number') return Number.isFinite(Number(item)) ? Number(item) : null;
  if (typeof item !== 'string') return null;
  return kind === 'date' && !dayPattern.test(item) ? null : item;
}

function constantOf(expression: Expression): Constant | null {
  if (expression.kind === 'number') return Number(expression.value);
  if (expression.kind === 'text') return expression.value;
  if (expression.kind !== 'negate') return null;
  const operand = constantOf(expression.operand);
  return typeof operand === 'number' ? -operand : null;
}

function constantsOf(found: Map<string, Set<Constant>>, name: string): Set<Constant> {
  let constants = found.get(name);
  if (!constants) found.set(name, (constants = new Set()));
  return constants;
}
