import fc from 'fast-check';

const operands = [
  'a',
  '金額',
  '{單價 (元)}',
  '{a.b}',
  '{a}.b',
  'items.amount',
  '1',
  '2.50',
  '.5',
  "'x'",
  '"a\\"b"',
  '“甲”',
  'true',
  'False',
  'sum(a, b)',
  'f()',
  'in',
  '有',
  'or(a, b)',
];
const infix = [
  '+',
  '-',
  '*',
  '/',
  '%',
  '＋',
  '－',
  '×',
  '÷',
  '=',
  '==',
  '!=',
  '<>',
  '>',
  '>=',
  '<',
  '<=',
  '≥',
  '＜',
  '≠',
  'and',
  'or',
  '且',
  '或者',
  '&&',
  '||',
  'contains',
  'does not contain',
  'is in',
  'in',
  'not in',
  'is not in',
  'belongs to',
  '不屬於',
  'has',
  'within',
  'not within',
  'between',
  'not between',
  'equals',
  'not equals',
  'greater than',
  'less or equal',
  '大於',
  '小於或等於',
  '等於',
  '非 in',
  'greater 或 equal',
];
const postfix = ['is empty', 'is not empty', '為空', '不為空'];
const prefix = ['-', 'not', '!', '非', '−'];
const stray = [
  '(',
  ')',
  '（',
  '）',
  ',',
  '，',
  ';',
  '；',
  '.',
  '{',
  '}',
  "'",
  '"',
  '?',
  '&',
  '|',
  '.',
  '..',
  '1.',
  'is',
  'not',
  'does',
  'than',
  '  ',
  '\u3000',
  '\n',
  '\\',
  '😀',
  'é',
  'ab.',
  '.5.',
  '{}',
  '{.a}',
  '{a.}',
  '{ a . b }',
  'x'.repeat(3),
  '9'.repeat(41),
];

const word = (list: readonly string[]): fc.Arbitrary<string> => fc.constantFrom(...list);

/** Mostly valid formulas. */
const { expression: likely } = fc.letrec<{ expression: string }>((tie) => {
  const part = tie('expression');
  const space = fc.constantFrom('', ' ', ' ', '\n');
  return {
    expression: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      { weight: 4, arbitrary: word(operands) },
      { weight: 3, arbitrary: fc.tuple(part, word(infix), part).map((parts) => parts.join(' ')) },
      { weight: 1, arbitrary: fc.tuple(part, space, word(infix), space, part).map((parts) => parts.join('')) },
      fc.tuple(part, word(postfix)).map((parts) => parts.join(' ')),
      fc.tuple(word(prefix), space, part).map((parts) => parts.join('')),
      part.map((inner) => `(${inner})`),
      fc
        .tuple(part, fc.constantFrom('in', '不包含', 'between'), part, fc.constantFrom(';', ',', '；'), part)
        .map(([a, is, b, sign, c]) => (sign === ',' ? `${a} ${is} (${b}, ${c})` : `${a} ${is} ${b}${sign} ${c}`)),
      fc
        .tuple(word(['if', 'max', 'contains', 'and', 'not', '求和']), fc.array(part, { maxLength: 3 }))
        .map(([name, parts]) => `${name}(${parts.join(',')})`),
    ),
  };
});

const soup = fc.array(word([...operands, ...infix, ...postfix, ...prefix, ...stray]), { maxLength: 8 });

/** Valid formulas, formulas with errors, and arbitrary texts. */
export const anySource: fc.Arbitrary<string> = fc
  .oneof(
    likely,
    fc
      .tuple(likely, fc.nat(), word(stray))
      .map(([text, at, sign]) => `${text.slice(0, at % (text.length + 1))}${sign}${text.slice(at % (text.length + 1))}`),
    fc
      .tuple(likely, fc.nat(), fc.nat(3))
      .map(([text, at, count]) => text.slice(0, at % (text.length + 1)) + text.slice((at % (text.length + 1)) + count)),
    soup.map((parts) => parts.join(' ')),
    soup.map((parts) => parts.join('')),
    fc.string(),
  )
  // The grammar refuses long chains above this length.
  .filter((source) => source.length < 2000);
