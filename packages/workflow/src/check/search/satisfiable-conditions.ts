type Operand = number | string;
interface Comparison {
  readonly field: string;
  readonly operator: string;
  readonly operand: Operand;
}

const pattern = /^\s*\{?([A-Za-z]\w*)\}?\s*(>=|<=|<>|!=|==|=|>|<)\s*(-?\d+(?:\.\d+)?|'[^']*'|"[^"]*")\s*$/;

/**
 * Whether the conditions can have these truth values at the same time. Only comparisons of one field with numbers or texts are analysed, an
 * empty field included; any other condition counts as independent, except that equal texts are the same condition.
 */
export function areSatisfiable(assignment: ReadonlyMap<string, boolean>): boolean {
  const byField = new Map<string, { comparison: Comparison; holds: boolean }[]>();
  for (const [condition, holds] of assignment) {
    const comparison = parseComparison(condition);
    if (comparison) byField.set(comparison.field, [...(byField.get(comparison.field) ?? []), { comparison, holds }]);
  }
  return [...byField.values()].every((asked) => {
    const operands = asked.map(({ comparison }) => comparison.operand);
    return samples(operands).some((value) => asked.every(({ comparison, holds }) => compares(value, comparison) === holds));
  });
}

function parseComparison(condition: string): Comparison | null {
  const [, field, operator, text] = pattern.exec(condition) ?? [];
  if (field === undefined || operator === undefined || text === undefined) return null;
  const isText = text.startsWith("'") || text.startsWith('"');
  return { field, operator, operand: isText ? text.slice(1, -1) : Number(text) };
}

/**
 * Returns sample values: empty, each operand, and a value on either side of each; for texts the next one, before which only the empty text
 * lies.
 */
function samples(operands: readonly Operand[]): (Operand | null)[] {
  const numbers = operands.filter((each) => typeof each === 'number').toSorted((a, b) => a - b);
  const between = numbers.flatMap((each, index) => {
    const next = numbers[index + 1];
    return next === undefined ? [each + 1] : [(each + next) / 2];
  });
  const texts = operands.filter((each) => typeof each === 'string');
  return [
    null,
    ...numbers,
    ...between,
    ...numbers.slice(0, 1).map((least) => least - 1),
    ...texts,
    ...texts.map((each) => each + '\0'),
    '',
  ];
}

/** Compares as route conditions do: an empty value is neither greater nor less than anything and equals only empty. */
function compares(value: Operand | null, { operator, operand }: Comparison): boolean {
  const equal = value === operand;
  if (operator === '=' || operator === '==') return equal;
  if (operator === '<>' || operator === '!=') return !equal;
  if (value === null || typeof value !== typeof operand) return false;
  if (operator === '>') return value > operand;
  if (operator === '<') return value < operand;
  return equal || (operator === '>=' ? value > operand : value < operand);
}
