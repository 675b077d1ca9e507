type Operand = number | string;
interface Comparison {
  readonly field: string;
  readonly operator: string;
  readonly operand: Operand;
}

const pattern = /^\s*\{?([A-Za-z]\w*)\}?\s*(>=|<=|<>|!=|==|=|>|<)\s*(-?\d+(?:\.\d+)?|'[^']*'|"[^"]*")\s*$/;

/**
 * May these conditions hold and those not, all at once? Told apart are comparisons of one field with numbers or texts, an empty field
 * included; of anything else both is taken to be possible, except that one text is one condition.
 */
export function arePossible(truths: ReadonlyMap<string, boolean>): boolean {
  const byField = new Map<string, { comparison: Comparison; holds: boolean }[]>();
  for (const [condition, holds] of truths) {
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

/** Empty, each operand, and something on either side of each; of texts the next one, before which nothing is but the empty one. */
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

/** As conditions of routes do: nothing is greater or less than what is empty, and only what is empty equals it. */
function compares(value: Operand | null, { operator, operand }: Comparison): boolean {
  const equal = value === operand;
  if (operator === '=' || operator === '==') return equal;
  if (operator === '<>' || operator === '!=') return !equal;
  if (value === null || typeof value !== typeof operand) return false;
  if (operator === '>') return value > operand;
  if (operator === '<') return value < operand;
  return equal || (operator === '>=' ? value > operand : value < operand);
}
