import { Decimal, isFormulaError } from '@inkstone/formula';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { numberModel } from '../number/number.model.ts';
import { editedNumber, formatNumber, numberFormatCodes, parseNumberFormat, parseNumberText } from './number-format.ts';

test.each([
  ['none', 1234.5, '1234.5'],
  ['integer', 1234, '1234'],
  ['thousands', 1234567, '1,234,567'],
  ['decimal.2', 1234.5, '1234.50'],
  ['thousands.2', -1234.5, '-1,234.50'],
  ['percent.0', 0.1, '10%'],
  ['percent.2', 0.1234, '12.34%'],
  ['CNY.2', 1234.5, '¥1,234.50'],
  ['USD.2', -0.5, '-$0.50'],
  ['EUR.3', 1, '€1.000'],
  ['HKD.2', 1000000, 'HK$1,000,000.00'],
  ['decimal.9', 0.123456789, '0.123456789'],
])('%s writes %d as %s', (code, value, text) => {
  expect(formatNumber(value, parseNumberFormat(code))).toBe(text);
});

test.each([
  ['integer', '3.7', 3],
  ['integer', '-3.2', -4],
  ['thousands.2', '1,234.567', 1234.57],
  ['decimal.2', '-0.005', -0.01],
  ['percent.0', '0.1', 0.1],
  ['percent.0', '10%', 0.1],
  ['percent.1', '12.34%', 0.123],
  ['HKD.2', 'HK$ 1,200.5', 1200.5],
  ['USD.2', '-$3', -3],
  ['none', '１２．５', 12.5],
  ['decimal.2', '12345678901234567.89', '12345678901234567.89'],
  ['integer', '  ', null],
] as const)('%s reads %s as %s', (code, text, value) => {
  expect(parseNumberText(text, parseNumberFormat(code))).toEqual({ ok: true, value });
});

test.each(['abc', '1.2.3', '--1', '1e5', 'Infinity', '٣', '0x10'])('%s is no number', (text) => {
  expect(parseNumberText(text, parseNumberFormat('none'))).toEqual({ ok: false });
});

test('the designer offers none, integers, one to nine decimals, percentages of none to eight, four currencies of two to eight', () => {
  const decimals = [1, 2, 3, 4, 5, 6, 7, 8, 9].flatMap((count) => [`decimal.${count}`, `thousands.${count}`]);
  const percentages = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((count) => `percent.${count}`);
  const currencies = ['CNY', 'USD', 'EUR', 'HKD'].flatMap((currency) => [2, 3, 4, 5, 6, 7, 8].map((count) => `${currency}.${count}`));

  expect(numberFormatCodes).toEqual(['none', 'integer', 'thousands', ...decimals, ...percentages, ...currencies]);
});

test('the output of every format can be parsed again', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...numberFormatCodes),
      fc.integer({ min: -1e9, max: 1e9 }),
      fc.integer({ min: 0, max: 9 }),
      (code, digits, places) => {
        const format = parseNumberFormat(code);
        const typed = parseNumberText((digits / 10 ** places).toFixed(places), format);
        if (!typed.ok) throw new Error('a plain number was refused');

        expect(parseNumberText(formatNumber(typed.value, format), format)).toEqual(typed);
        expect(parseNumberText(editedNumber(typed.value, format), format)).toEqual(typed);
      },
    ),
  );
});

describe('a number field', () => {
  const context = (options: object) => ({
    options: { name: '數量', format: 'decimal.2', ...options },
    label: '數量',
    locale: 'zh' as const,
    timeZone: 'Asia/Taipei',
    now: () => new Date(0),
  });

  test('rounds values to its decimals', () => {
    expect(numberModel.decode(1.005, { name: 'x', format: 'decimal.2' })).toEqual({ ok: true, value: 1.01 });
  });

  test.each([Number.NaN, Number.POSITIVE_INFINITY, '12a', true, [], {}])('refuses %s', (raw) => {
    expect(numberModel.decode(raw, { name: 'x' })).toEqual({ ok: false, code: 'WrongType' });
  });

  test('reports both violated bounds', () => {
    expect(numberModel.validate(5, context({ minNumber: 6, maxNumber: '4' }))).toEqual([
      { code: 'Min', params: { min: '6' } },
      { code: 'Max', params: { max: '4' } },
    ]);
  });

  test('is flagged Min when a bound names a control without a value', () => {
    expect(numberModel.validate(5, context({ minNumber: null }))).toEqual([{ code: 'Min', params: { missing: true } }]);
  });

  test('accepts numbers up to 1e16', () => {
    expect(numberModel.validate(1e16, context({}))).toEqual([]);
    expect(numberModel.validate('10000000000000001', context({}))).toEqual([{ code: 'Max', params: { max: '10000000000000000' } }]);
  });

  test('keeps 8 decimals of a computed value and 9 of an entered one', () => {
    const options = { name: 'x', format: 'decimal.9' };
    const entered = numberModel.decode('0.123456789', options);
    const computed = numberModel.fromFormula(new Decimal('0.123456789'), options, 'UTC');

    expect(entered).toEqual({ ok: true, value: 0.123456789 });
    expect(isFormulaError(computed) ? null : computed).toBe(0.12345679);
  });
});
