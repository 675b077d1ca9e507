import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evaluateFormula, type PlainScope } from '../compile-formula.ts';
import { toJsonNumber } from '../values/arithmetic.ts';
import { FormulaDate, parseFormulaDate } from '../values/formula-date.ts';
import { isFormulaError } from '../values/formula-error.ts';
import { isFormulaNumber, isList, type FormulaInput } from '../values/formula-value.ts';
import { functions } from './index.ts';

/** Edge cases of the functions; each row is a case. */
function shown(value: unknown): unknown {
  if (isFormulaError(value)) return `error:${value.error}`;
  if (isFormulaNumber(value)) return toJsonNumber(value);
  if (value instanceof FormulaDate) return value.toJSON();
  return isList(value) ? value.map(shown) : value;
}

const run = (formula: string, values: PlainScope = {}, timeZone = 'Asia/Taipei', now = '2024-05-17T02:30:00Z'): unknown =>
  shown(evaluateFormula(formula, values, { now: new Date(now), timeZone }));

const at = (text: string, timeZone = 'Asia/Taipei'): FormulaInput => parseFormulaDate(text, timeZone) as FormulaInput;

describe('the required functions', () => {
  it.each(
    'now addhour addminute workdays age sumif countif avgif and or ifs len left right trim upper lower contains isempty coalesce mod power abs unique join lookup self selfdept'.split(
      ' ',
    ),
  )('%s exists', (name) => {
    expect(functions.some((declared) => declared.name === name)).toBe(true);
  });

  it('not exists as an operator that can be written as a call', () => {
    expect(run('not(1 > 2)')).toBe(true);
    expect(run("not('')")).toBe(true);
    expect(run('not(5)')).toBe('error:WrongType');
  });
});

describe('numbers', () => {
  it.each([
    ['round(1.005, 2)', 1.01],
    ['round(-1.005, 2)', -1.01],
    ['round(2.675, 2)', 2.68],
    ['round(0.5)', 1],
    ['round(-0.5)', -1],
    ['round(-0.4)', 0],
    ['round(123456.789, -3)', 123000],
    ['round(9999999999999999.5)', '10000000000000000'],
    ['round(0.123456789, 8)', 0.12345679],
    ['round(1, 1000000000)', 1],
    ['intup(-0.5)', 0],
    ['intup(0.00000001)', 1],
    ['intdown(-0.00000001)', -1],
    ['intdown(9999999999999999.9)', '9999999999999999'],
    ['abs(-9999999999999999)', '9999999999999999'],
    ['mod(-7, 3)', 2],
    ['mod(7, -3)', -2],
    ['mod(0.3, 0.1)', 0],
    ['mod(10000000000000001, 2)', 1],
    ['power(0, 0)', 1],
    ['power(2, -1)', 0.5],
    ['power(1.1, 2)', 1.21],
    ['power(10, 1000)', 'error:NumberTooLarge'],
    ['power(2, 1001)', 'error:WrongArgument'],
    ['sum(0.1, 0.2, 0.3)', 0.6],
    ['sum(0.000000004, 0.000000001)', 0.00000001],
    ['sum(0.000000004)', 0],
    ['sum(9999999999999999, 1)', '10000000000000000'],
    ['sum(1, -1)', 0],
    ['avg(1, 2, 2)', 1.66666667],
    ['avg(-1, -2, -2)', -1.66666667],
    ['max(-1, -2)', -1],
    ['min(0, -0.1)', -0.1],
    ['count(false, 0)', 2],
  ])('%s is %j', (formula, expected) => {
    expect(run(formula)).toBe(expected);
  });

  it('have the same sum in any order', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -1e9, max: 1e9 }), { minLength: 1 }), (thousandths) => {
        const values = thousandths.map((value) => value / 1000);
        const exact = thousandths.reduce((sum, value) => sum + value, 0) / 1000;

        expect(run('sum(x)', { x: values })).toBe(exact + 0);
        expect(run('sum(x)', { x: values.toReversed() })).toBe(exact + 0);
      }),
    );
  });
});

describe('columns of sub-tables', () => {
  const columns = {
    'items.kind': ['a', 'b', 'a', null],
    'items.amount': [1.1, 2.2, null, 4],
    'items.day': [at('2024-05-17'), at('2024-05-18 09:00'), null, at('2024-05-16')],
    'items.done': [true, null, true, true],
    'none.amount': [],
  };

  it.each([
    ['sum(items.amount)', 7.3],
    ['avg(items.amount)', 2.43333333],
    ['count(items.amount)', 3],
    ['count(items.kind, items.amount)', 6],
    ['max(items.amount)', 4],
    ['max(items.day)', '2024-05-18T01:00:00.000Z'],
    ['min(items.day)', '2024-05-16'],
    ["countif(items.kind, 'a')", 2],
    ["countif(items.kind, '')", 1],
    ["countif(items.kind, '<>a')", 2],
    ["countif(items.kind, '<>')", 3],
    ["countif(items.amount, '>=2.2')", 2],
    ["countif(items.day, '>2024-05-16')", 2],
    ["countif(items.amount, '>abc')", 'error:WrongType'],
    ["sumif(items.kind, 'a', items.amount)", 1.1],
    ["sumif(items.amount, '>2')", 6.2],
    ["sumif(items.kind, 'a', none.amount)", 'error:ListLengths'],
    ["sumif(items.kind, 'a', items.kind)", 'error:WrongType'],
    ["avgif(items.kind, 'b', items.amount)", 2.2],
    ["avgif(items.kind, 'z', items.amount)", null],
    ['unique(items.kind)', ['a', 'b']],
    ["join(unique(items.kind), '、')", 'a、b'],
    ["join(items.kind, '')", 'aba'],
    ['join(items.kind)', 'a,b,a'],
    ['concatenate(items.kind)', 'aba'],
    ['and(items.done)', false],
    ['or(items.done)', true],
    ['and(true, or(false, items.done))', true],
    ['and(items.kind)', 'error:WrongType'],
    ['sum(items.kind)', 'error:WrongType'],
    ['sum(none.amount)', 0],
    ['avg(none.amount)', null],
    ['count(none.amount)', 0],
    ["countif(none.amount, '>1')", 0],
    ["sumif(none.amount, '>1')", 0],
    ["avgif(none.amount, '>1')", null],
    ['unique(none.amount)', []],
    ['join(none.amount)', ''],
    ['and(none.amount)', false],
    ['or(none.amount)', false],
    ["workdays('2024-05-13', '2024-05-19', items.day)", 3],
    ["workdays('2024-05-13', '2024-05-19', none.amount)", 5],
    ['round(items.amount * 2, 0)', [2, 4, null, 8]],
    ['year(items.day)', [2024, 2024, null, 2024]],
  ])('%s is %j', (formula, expected) => {
    expect(run(formula, columns)).toEqual(expected);
  });
});

describe('dates', () => {
  it.each([
    ["addmonth('2024-01-31', 1)", '2024-02-29'],
    ["addmonth('2023-01-31', 1)", '2023-02-28'],
    ["addmonth('2024-03-31', -1)", '2024-02-29'],
    ["addmonth('2024-12-31', 2)", '2025-02-28'],
    ["addmonth('2024-01-15', -13)", '2022-12-15'],
    ["addyear('2024-02-29', 4)", '2028-02-29'],
    ["addyear('2024-02-29', -1)", '2023-02-28'],
    ["addday('2024-12-31', 1)", '2025-01-01'],
    ["addday('2024-03-01', -1)", '2024-02-29'],
    ["addday('9999-12-31', 1)", 'error:WrongDate'],
    ["addday('0001-01-01', -1)", 'error:WrongDate'],
    ['addday(now(), 1000000000)', 'error:WrongDate'],
    ['addmonth(now(), 1000000000)', 'error:WrongDate'],
    ['addyear(now(), -1000000000)', 'error:WrongDate'],
    ['addhour(now(), power(10, 200))', 'error:WrongDate'],
    ["addhour('2024-05-17', -0.5)", '2024-05-16T15:30:00.000Z'],
    ["addminute('2024-05-17 23:59', 1)", '2024-05-17T16:00:00.000Z'],
    ["datediff('2024-05-17', '2024-05-17')", 0],
    ["datediff('2024-05-17 23:59', '2024-05-18 00:01')", 1],
    ["datediff('2024-05-18 00:01', '2024-05-17 23:59', 'd')", -1],
    ["datediff('2023-12-31', '2024-12-31')", 366],
    ["datediff('2024-05-17 08:00', '2024-05-17 08:50', 'h')", 0.83333333],
    ["datediff('2024-05-17 08:00', '2024-05-17 07:59:30', 'm')", -0.5],
    ["datediff('2024-05-17 08:00:00', '2024-05-17 08:01:01', 's')", 61],
    ["datediff('2024-05-17', '2024-05-30', 'w')", 1],
    ["datediff('2024-05-31', '2024-05-17', 'w')", -2],
    ["datediff('2024-01-31', '2024-02-28', 'M')", 0],
    ["datediff('2024-01-31', '2024-02-29', 'M')", 1],
    ["datediff('2024-02-29', '2024-01-31', 'M')", -1],
    ["datediff('2023-11-30', '2024-05-30', 'q')", 2],
    ["datediff('2020-02-29', '2024-02-28', 'y')", 3],
    ["datediff('2024-05-17', '2024-05-18', 'D')", 'error:WrongArgument'],
    ["weeknum('2024-12-30')", 1],
    ["weeknum('2020-12-31')", 53],
    ["weeknum('2023-01-01')", 52],
    ["weeknum('2023-01-01', 21)", 52],
    ["weeknum('2023-01-01', 1)", 1],
    ["weeknum('2023-01-01', 2)", 1],
    ["weeknum('2023-01-02', 1)", 1],
    ["weeknum('2023-01-02', 2)", 2],
    ["weeknum('2024-12-31', 1)", 53],
    ["weeknum('2024-01-07', 17)", 2],
    ["weeknum('2024-01-07', 11)", 1],
    ["weeknum('2024-01-02', 12)", 2],
    ["weeknum('2024-01-03', 13)", 2],
    ["weeknum('2024-01-04', 14)", 2],
    ["weeknum('2024-01-05', 15)", 2],
    ["weeknum('2024-01-06', 16)", 2],
    ["weeknum('2024-01-05', 16)", 1],
    ["weeknum('2024-01-05', 3)", 'error:WrongArgument'],
    ["quarter('2024-01-31')", 1],
    ["quarter('2024-10-01')", 4],
    ["year('2024-02')", 2024],
    ["day('2024-02')", 1],
    ["hour('23:59')", 23],
    ["second('23:59')", 0],
    ["hour('24:00')", 'error:WrongDate'],
    ["age('2024-05-18')", 0],
    ["age('2025-05-17')", -1],
    ["age('2025-05-18', '2024-05-17')", -1],
    ["age('2000-02-29', '2024-02-29')", 24],
    ["workdays('2024-05-18', '2024-05-18')", 0],
    ["workdays('2024-05-17', '2024-05-17')", 1],
    ["workdays('2023-12-29', '2024-01-02')", 3],
    ["workdays('2024-05-20', '2024-05-17')", -2],
    ["workdays('2024-05-17', '2024-05-20', '2024-05-18')", 2],
    ["workdays('1969-12-29', '1970-01-04')", 5],
    ["workdays('2024-05-17', '2024-05-20', 'someday')", 'error:WrongDate'],
  ])('%s is %j', (formula, expected) => {
    expect(run(formula)).toEqual(expected);
  });

  it.each([
    // Clocks in New York go forward on 2024-03-10 and back on 2024-11-03.
    ["datediff('2024-03-09 12:00', '2024-03-10 12:00', 'h')", 23],
    ["datediff('2024-03-09 12:00', '2024-03-10 12:00', 'd')", 1],
    ["datediff('2024-11-02 12:00', '2024-11-03 12:00', 'h')", 25],
    ["datediff('2024-03-10', '2024-03-11', 'm')", 1380],
    ["addday('2024-03-09 12:00', 1)", '2024-03-10T16:00:00.000Z'],
    ["addday('2024-03-09 02:30', 1)", '2024-03-10T07:30:00.000Z'],
    ["addhour('2024-03-10 01:30', 1)", '2024-03-10T07:30:00.000Z'],
    ["hour(addhour('2024-03-10 01:30', 1))", 3],
    ["addmonth('2024-02-10 02:30', 1)", '2024-03-10T07:30:00.000Z'],
  ])('in New York %s is %j', (formula, expected) => {
    expect(run(formula, {}, 'America/New_York')).toBe(expected);
  });

  it.each([
    ['2024-12-31T15:59:59Z', '2024-12-31', 2024, 1],
    ['2024-12-31T16:00:00Z', '2025-01-01', 2025, 1],
  ])('at %s the date of the organisation is %s', (now, today, year, week) => {
    expect(run('today()', {}, 'Asia/Taipei', now)).toBe(today);
    expect(run('year(now())', {}, 'Asia/Taipei', now)).toBe(year);
    expect(run('weeknum(today())', {}, 'Asia/Taipei', now)).toBe(week);
  });

  it('return to the start when the same amount is added and subtracted', () => {
    fc.assert(
      fc.property(fc.integer({ min: -100_000, max: 100_000 }), fc.integer({ min: -10_000, max: 10_000 }), (day, count) => {
        const start = new FormulaDate('day', day);

        expect(run('addday(addday(d, n), 0 - n)', { d: start, n: count })).toBe(start.toJSON());
        expect(run("datediff(d, addday(d, n), 'd')", { d: start, n: count })).toBe(count);
      }),
    );
  });

  it('differ by full months if months were added to a day that every month has', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 28 }), fc.integer({ min: -600, max: 600 }), (day, months) => {
        const values = { d: at(`2024-05-${String(day).padStart(2, '0')}`), n: months };

        expect(run("datediff(d, addmonth(d, n), 'M')", values)).toBe(months);
      }),
    );
  });

  it('count working days like a day-by-day count', () => {
    fc.assert(
      fc.property(fc.integer({ min: -20_000, max: 40_000 }), fc.integer({ min: 0, max: 60 }), (first, length) => {
        const days = Array.from({ length: length + 1 }, (_, index) => new Date((first + index) * 86_400_000).getUTCDay());
        const values = { a: new FormulaDate('day', first), b: new FormulaDate('day', first + length) };

        expect(run('workdays(a, b)', values)).toBe(days.filter((weekday) => weekday !== 0 && weekday !== 6).length);
      }),
    );
  });
});

describe('texts, counted in graphemes', () => {
  const family = '👨‍👩‍👧';
  const accent = 'e\u0301';
  const flag = '🇹🇼';

  it.each([
    ['len(t)', 4],
    ['left(t, 2)', `${family}${accent}`],
    ['right(t, 2)', `${flag}單`],
    ['right(t)', '單'],
    ['substring(t, 2, 2)', `${accent}${flag}`],
    ['substring(t, 4)', '單'],
    ['substring(t, 5)', ''],
    ['substring(t, 1, 1000000000)', `${family}${accent}${flag}單`],
    ['substring(t, 1, 0)', ''],
    ["replace(t, 1, 1, '')", `${accent}${flag}單`],
    ["replace(t, 5, 1, 'x')", `${family}${accent}${flag}單x`],
    ["replace(t, 3, 1, 'x')", `${family}${accent}x單`],
    ["replace('', 1, 0, 'x')", 'x'],
    ["replace(t, 0, 1, 'x')", 'error:WrongArgument'],
    ["replace(t, 1, 0 - 1, 'x')", 'error:WrongArgument'],
    ["replace(12345, 2, 2, '*')", '1*45'],
    ["trim('\u3000 a　b \u3000')", 'a　b'],
    ["upper('straße')", 'STRASSE'],
    ["lower('ÀB')", 'àb'],
    ['len(1.50)', 3],
    ['string(-0.10)', '-0.1'],
    ['string(9999999999999999)', '9999999999999999'],
    ['string(0.000000000001)', '0.000000000001'],
    ['string(d)', '2024-05-17 23:59:00'],
    ['string(p)', 'Amy'],
    ['string(l)', 'a,b'],
    ["concatenate('a', 1.50, true, p, d)", 'a1.5trueAmy2024-05-17 23:59:00'],
    ["concatenate('', l)", 'ab'],
    ["contains(t, '單')", true],
    ["contains(l, 'a;b')", true],
    ["contains(l, 'a;c')", false],
    ["contains(5, '5')", 'error:WrongType'],
    ["isempty(' ')", false],
    ['isempty(e)', true],
    ['coalesce(e, l)', ['a', 'b']],
    ['coalesce(1 / 0, 3)', 'error:DivisionByZero'],
    ["if(e, 'a', 'b')", 'b'],
    ["if(5, 'a', 'b')", 'error:WrongType'],
    ['ifs(false, 1, 1 / 0 > 1, 2)', 'error:DivisionByZero'],
    ['ifs(true, 1, 1 / 0 > 1, 2)', 1],
  ])('%s is %j', (formula, expected) => {
    const values = { t: `${family}${accent}${flag}單`, d: at('2024-05-17 23:59'), p: { id: 'u1', name: 'Amy' }, l: ['a', 'b'], e: [] };

    expect(run(formula, values)).toEqual(expected);
  });

  it('can be rejoined from their parts', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 20 }), fc.nat(25), (text, cut) => {
        fc.pre(text !== '');
        const values = { t: text, n: cut };

        expect(run('concatenate(left(t, n), substring(t, n + 1))', values)).toBe(text);
        expect(run("replace(t, n + 1, 0, '')", values)).toBe(text);
      }),
    );
  });
});
