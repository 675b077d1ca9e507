import { cases } from '@inkstone/testing/cases';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkFormula,
  compileFormula,
  completeFormula,
  Decimal,
  formulaLimits,
  FormulaDate,
  highlightFormula,
  isFormulaError,
  plainScope,
  printFormula,
  traceFormula,
  type FormulaInput,
} from '../src/index.ts';

/** Limit of processor time, far above what any of these needs and far below what they would take without limits. */
const secondsAtMost = 10;

function secondsSince(started: NodeJS.CpuUsage): number {
  const { user, system } = process.threadCpuUsage(started);
  return (user + system) / 1e6;
}

function outcomeOf(source: string, values: Readonly<Record<string, FormulaInput>> = {}): unknown {
  const started = process.threadCpuUsage();
  const value = compileFormula(source).evaluate(plainScope(values));
  expect(secondsSince(started)).toBeLessThan(secondsAtMost);
  return isFormulaError(value) ? value.error : value;
}

const long = 'x'.repeat(formulaLimits.textLength);
const column = Array.from({ length: formulaLimits.listLength }, (_, index) => index);
const emoji = '👨‍👩‍👧'.repeat(10_000);
const manyItems = `${'a;'.repeat(40_000)}a`;

// The machine may be busy, so a test may take longer than its formula.
describe('an untrusted formula', { timeout: 60_000 }, () => {
  it.each<[string, string, string]>([
    ['nests parentheses 100,000 deep', '('.repeat(100_000) + '1' + ')'.repeat(100_000), 'Syntax'],
    ['nests parentheses as deep as a source can', '('.repeat(9_999) + '1' + ')'.repeat(9_999), 'Syntax'],
    ['nests calls', 'abs('.repeat(4_900) + '1', 'Syntax'],
    ['nests signs', `${'-'.repeat(19_000)}1`, 'Syntax'],
    ['nests not', `${'not '.repeat(4_900)}true`, 'Syntax'],
    ['chains operators', `1${'+1'.repeat(9_000)}`, 'Syntax'],
    ['leaves every parenthesis open', '('.repeat(19_999), 'Syntax'],
    ['leaves every quote open', '"\\'.repeat(9_999), 'Syntax'],
    ['names one thing for ever', `${'a.'.repeat(9_999)}a`, 'Syntax'],
    ['has an endless number', '9'.repeat(19_999), 'Syntax'],
    ['raises to an endless power', 'power(9, 1000000000)', 'WrongArgument'],
    ['raises powers to powers', 'power(power(power(9, 300), 300), 300)', 'NumberTooLarge'],
    ['multiplies without end', Array.from({ length: 80 }, () => '99999999999999999999').join(' * '), 'NumberTooLarge'],
    ['divides towards nothing', `1 / ${Array.from({ length: 60 }, () => '0.00000000000000000001').join(' / ')}`, 'NumberTooLarge'],
  ])('that %s is refused', (_, source, error) => {
    expect(outcomeOf(source)).toBe(error);
  });

  it.each<[string, string, Record<string, FormulaInput>, string]>([
    ['doubles a text by joining', 't + t', { t: long }, 'TextTooLong'],
    ['doubles a text by replace', 'replace(t, 1, 0, t)', { t: long }, 'TextTooLong'],
    [
      'joins one long text for each row',
      "join(c + t, ',')",
      { c: Array.from({ length: 5000 }, () => 'y'), t: long.slice(1) },
      'TooManySteps',
    ],
    ['joins a column of long texts', "join(c, ',')", { c: Array.from({ length: 5000 }, () => long) }, 'TextTooLong'],
    ['concatenates a column of long texts', 'concatenate(c)', { c: Array.from({ length: 5000 }, () => long) }, 'TextTooLong'],
    ['works on a long column again and again', Array.from({ length: 300 }, () => 'c * 2').join(' + '), { c: column }, 'TooManySteps'],
    ['sums a long column again and again', Array.from({ length: 300 }, () => 'sum(c)').join(' + '), { c: column }, 'TooManySteps'],
    ['compares each item with each', 'c has d', { c: column, d: column.map((item) => -1 - item) }, 'TooManySteps'],
    ['compares two long columns', 'c = d', { c: column, d: column.toReversed() }, 'ListTooLong'],
    ['looks for many texts in a long one', 't contains m', { t: long, m: manyItems.replaceAll('a', 'x') }, 'TooManySteps'],
    ['counts the characters of many emoji repeatedly', Array.from({ length: 350 }, () => 'len(t)').join('+'), { t: emoji }, 'TooManySteps'],
    ['raises a column to broken powers', 'power(c, 0.37)', { c: column }, 'TooManySteps'],
    [
      'raises long numbers to broken powers',
      'power(c, e)',
      { c: column.map(() => new Decimal('1.2345678901234567890123')), e: new Decimal('999.123456789') },
      'TooManySteps',
    ],
    [
      'counts work days for each row and each holiday',
      'sum(workdays(a, b, c))',
      { a: column.map(() => '2000-01-01'), b: '2024-01-01', c: column.map(() => '2010-01-01') },
      'TooManySteps',
    ],
    ['finds unique items again and again', Array.from({ length: 50 }, () => 'count(unique(c))').join(' + '), { c: column }, 'TooManySteps'],
  ])('that %s ends', (_, source, values, error) => {
    expect(outcomeOf(source, values)).toBe(error);
  });

  it('may process all of a long column', () => {
    expect(outcomeOf('sum(c * 2) / count(c)', { c: column })).toMatchObject({ d: expect.anything() });
  });

  it('has a new step budget in each evaluation, also within another', () => {
    const formula = compileFormula('sum(c) + sum(c) + sum(c) + sum(c)');
    const inner = plainScope({ c: column });
    const outer = { ...inner, get: (name: string) => (name === 'other' ? (formula.compute(inner) as FormulaInput) : inner.get(name)) };

    for (let time = 0; time < 5; time += 1) expect(isFormulaError(formula.evaluate(inner))).toBe(false);
    expect(isFormulaError(compileFormula(Array.from({ length: 5 }, () => 'other').join(' + ')).evaluate(outer))).toBe(false);
    expect(outcomeOf(Array.from({ length: 30 }, () => 'sum(c)').join(' + '), { c: column })).toBe('TooManySteps');
  });

  it.each(['print', 'trace', 'highlight', 'complete'])('cannot make the editor fail: %s', (what) => {
    for (const source of ['('.repeat(19_000), 'abs('.repeat(4_900), '"\\'.repeat(9_999), `1${'+1'.repeat(190)}`, 'x '.repeat(9_999)]) {
      const ask = {
        print: () => printFormula(compileFormula(source).expression),
        trace: () => traceFormula(source, plainScope({})),
        highlight: () => highlightFormula(source),
        complete: () => completeFormula(source, source.length),
      }[what]!;

      expect(ask).not.toThrow();
    }
  });

  it.each<[string, string]>([
    ['thousands of unknown names', Array.from({ length: 2500 }, (_, index) => `nam${index}`).join('(')],
    ['one endless Chinese word', '金額大於'.repeat(4_900)],
    ['thousands of unknown functions', 'summ('.repeat(3_900)],
  ])('with %s is checked quickly, with many fields', (_, source) => {
    const fields = Object.fromEntries(Array.from({ length: 1000 }, (__, index) => [`name_${index}`, 'number' as const]));
    const started = process.threadCpuUsage();

    const { issues } = checkFormula(source, { fields });

    expect(issues.length).toBeGreaterThan(0);
    expect(secondsSince(started)).toBeLessThan(secondsAtMost);
  });

  it('has a trace of bounded size', () => {
    const wide = `sum(${Array.from({ length: 600 }, (_, index) => `c${index} * t`).join(', ')})`;

    const trace = traceFormula(wide, plainScope({ t: long }));
    const shown = JSON.stringify(trace.root, (key, value) => (key === 'value' ? undefined : value));

    expect(trace.complete).toBe(false);
    expect(shown.length).toBeLessThan(formulaLimits.traceSteps * 1000);
  });
});

describe('the host', () => {
  const names: fc.Arbitrary<string> = fc.constantFrom(
    '__proto__',
    'constructor',
    'prototype',
    'toString',
    'valueOf',
    'hasOwnProperty',
    '__defineGetter__',
    '__lookupGetter__',
    'then',

    'process',
    'globalThis',
    'global',
    'window',
    'require',
    'Function',
    'eval',
    'length',
    'map',
    'call',
    'apply',
    'get',
    'column',
    'now',
  );
  const values = {
    text: 'a',
    number: 1,
    decimal: new Decimal(1),
    logic: true,
    list: ['a'],
    day: new FormulaDate('day', 1),
    person: { id: 'u1', name: 'Ann' },
    empty: null,
  };

  it('is out of reach of every name, member and function', () => {
    const base = fc.oneof(fc.constantFrom(...Object.keys(values)), names);
    const source = fc.oneof(
      base,
      fc.tuple(base, names).map(([name, member]) => `${name}.${member}`),
      fc.tuple(base, names).map(([name, member]) => `{${name}.${member}}`),
      fc.tuple(names, base).map(([name, argument]) => `${name}(${argument})`),
      fc.tuple(names, names).map(([name, member]) => `sum({${name}.${member}})`),
    );

    fc.assert(
      fc.property(source, (text) => {
        const value = compileFormula(text).compute(plainScope(values));
        const known: readonly unknown[] = [...Object.values(values), null, 'u1', 'Ann'];

        expect(isFormulaError(value) || known.includes(value) || JSON.stringify(value) === '[null]').toBe(true);
      }),
      { numRuns: cases(1500) },
    );
  });

  it('is not changed by names or values in formulas', () => {
    compileFormula('{__proto__.polluted} + constructor + "x"').evaluate(plainScope(JSON.parse('{"__proto__": {"polluted": 1}}')));

    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });

  it('does not expose its own names as fields or suggestions', () => {
    const { issues } = checkFormula('constructor + toString + {__proto__}', { fields: { price: 'number' } });

    expect(issues.map(({ code }) => code)).toEqual(['UnknownName', 'UnknownName', 'UnknownName']);
  });
});
