import fc from 'fast-check';
import { childrenOf, conditionOperators, Decimal, functions, type Expression } from '../src/index.ts';

const place = { from: 0, to: 0 };
const bareName = fc.stringMatching(/^[A-Za-z_][A-Za-z0-9_]{0,6}$/);
const anyName = fc.oneof(bareName, fc.constantFrom('contains', 'is', 'and', 'not', 'true', '客戶', '單價 (元)', 'in'));

/** Any expression of the grammar, with names and texts of every kind. */
export const { expression: anyExpression } = fc.letrec<{ expression: Expression }>((tie) => {
  const part = tie('expression');
  const conditions = conditionOperators.map(({ name, right }) =>
    fc.record({
      kind: fc.constant('condition' as const),
      condition: fc.constant(name),
      left: part,
      right: right === 'none' ? fc.constant([]) : fc.array(part, { minLength: 1, maxLength: right === 'one' ? 1 : 3 }),
      from: fc.constant(0),
      to: fc.constant(0),
    }),
  );
  return {
    expression: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc
        .oneof(
          fc.nat(),
          fc.integer({ min: 0, max: 1e12 }).map((scaled) => scaled / 1000),
        )
        .map((value) => ({ kind: 'number' as const, value, ...place })),
      fc.constant({ kind: 'number' as const, value: new Decimal('12345678901234567890.123'), ...place }),
      fc.string({ unit: 'binary' }).map((value) => ({ kind: 'text' as const, value, ...place })),
      fc.boolean().map((value) => ({ kind: 'logic' as const, value, ...place })),
      anyName.map((name) => ({ kind: 'reference' as const, name, ...place })),
      fc.tuple(anyName, anyName).map(([name, member]) => ({ kind: 'reference' as const, name, member, ...place })),
      fc
        .tuple(fc.constantFrom('sum', 'if', 'and', 'contains', 'unknown'), fc.array(part, { maxLength: 3 }))
        .map(([name, args]) => ({ kind: 'call' as const, name, nameRange: place, arguments: args, ...place })),
      fc
        .tuple(fc.constantFrom('+', '-', '*', '/', '%'), part, part)
        .map(([sign, left, right]) => ({ kind: 'arithmetic' as const, sign, left, right, ...place })),
      fc.tuple(fc.constantFrom('negate', 'not'), part).map(([kind, operand]) => ({ kind, operand, ...place })),
      fc.tuple(fc.constantFrom('and', 'or'), part, part).map(([kind, left, right]) => ({ kind, left, right, ...place })),
      ...conditions,
    ) as fc.Arbitrary<Expression>,
  };
});

/** Returns the expression without source ranges. */
export function shape(value: Expression): unknown {
  const { from: _, to: __, ...rest } = value as Expression & { nameRange?: unknown; right?: unknown };
  delete rest.nameRange;
  const parts = childrenOf(value).map(shape);
  return { ...rest, left: undefined, right: undefined, operand: undefined, arguments: undefined, parts };
}

/** The names of `anyScope` by kind of value; columns have lists, and one name is unknown. */
const namesOf = {
  number: ['qty', 'price', 'items.amount'],
  text: ['name', 'items.kind', 'customer.phone'],
  logic: ['agreed'],
  date: ['due', 'items.day'],
  any: ['customer', 'owners', 'note', 'nothing', 'items.amount'],
} as const;
type Kind = keyof typeof namesOf;

const quoted = fc.constantFrom(
  '',
  'a',
  'a;b',
  'desk; lamp',
  '5',
  '2024-02-29',
  '2024-05-17 10:30',
  'SELF_P',
  'thisMonth',
  'true',
  '__proto__',
  '>2',
);
const written: Readonly<Record<Kind, fc.Arbitrary<string>>> = {
  number: fc.oneof(fc.nat({ max: 12 }).map(String), fc.constantFrom('0.1', '2.5', '999999999999999', '12345678901234567890.5')),
  text: quoted.map((text) => JSON.stringify(text)),
  logic: fc.constantFrom('true', 'false'),
  date: fc.constantFrom('today()', 'now()', '"2024-02-29"', 'addday(due, 1)'),
  any: quoted.map((text) => JSON.stringify(text)),
};
const kindOfParameter: Readonly<Record<string, Kind>> = {
  number: 'number',
  integer: 'number',
  text: 'text',
  logic: 'logic',
  date: 'date',
  moment: 'date',
};

const sources = new Map<string, fc.Arbitrary<string>>();

/** Creates each arbitrary once; creating one per branch would result in thousands. */
function source(kind: Kind, depth: number): fc.Arbitrary<string> {
  const key = `${kind}:${depth}`;
  const made = sources.get(key) ?? makeSource(kind, depth);
  sources.set(key, made);
  return made;
}

/** Usually of the requested kind, sometimes of another. */
function makeSource(kind: Kind, depth: number): fc.Arbitrary<string> {
  const name = fc.constantFrom(...namesOf[kind]);
  if (depth === 0) return fc.oneof(name, written[kind]);
  const below = (other: Kind): fc.Arbitrary<string> =>
    fc.oneof({ weight: 9, arbitrary: source(other, depth - 1) }, { weight: 1, arbitrary: source('any', depth - 1) });
  const calls = callsOf(kind, below);
  const compared = below(kind === 'logic' ? 'number' : 'any');
  const condition = fc.oneof(
    ...conditionOperators.map(({ spelling, right }) => {
      const items = right === 'none' ? fc.constant([]) : fc.array(compared, { minLength: 1, maxLength: right === 'one' ? 1 : 2 });
      return fc.tuple(compared, items).map(([left, list]) => `((${left}) ${spelling} ${list.map((item) => `(${item})`).join('; ')})`);
    }),
  );
  const joined = (signs: readonly string[], of: Kind): fc.Arbitrary<string> =>
    fc.tuple(below(of), fc.constantFrom(...signs), below(of)).map(([left, sign, right]) => `(${left} ${sign} ${right})`);
  const own = {
    number: joined(['+', '-', '*', '/', '%'], 'number'),
    text: joined(['+'], 'text'),
    logic: fc.oneof(
      condition,
      joined(['and', 'or', '=', '<>'], 'logic'),
      below('logic').map((part) => `(not ${part})`),
    ),
    date: name,
    any: fc.oneof(condition, joined(['+', '=='], 'any')),
  }[kind];
  return fc.oneof(name, own, calls, calls);
}

function callsOf(kind: Kind, below: (kind: Kind) => fc.Arbitrary<string>): fc.Arbitrary<string> {
  const fitting = functions.filter(({ returns }) => kind === 'any' || returns === 'any' || returns === kind);
  const calls = fitting.map((declared) => {
    const last = declared.parameters.at(-1);
    const parameters = last?.repeated ? [...declared.parameters, last, last] : declared.parameters;
    const least = declared.parameters.filter(({ optional }) => !optional).length;
    const values = parameters.map((parameter) =>
      parameter.literal ? fc.constantFrom('"customer"', '"code"') : below(kindOfParameter[parameter.type] ?? kind),
    );
    return fc
      .tuple(fc.integer({ min: Math.min(least, values.length), max: values.length }), fc.tuple(...values))
      .map(([count, all]) => `${declared.name}(${all.slice(0, count).join(', ')})`);
  });
  return fc.oneof(...calls);
}

/** Formulas that are usually meaningful: most subexpressions have the expected kind. */
export const meaningfulSource: fc.Arbitrary<string> = fc.constantFrom('number', 'text', 'logic', 'any').chain((kind) => source(kind, 3));
