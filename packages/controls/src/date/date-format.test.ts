import { FormulaDate } from '@inkstone/formula';
import { describe, expect, test } from 'vitest';
import { dateModel } from './date.model.ts';
import { formatDate, parseDateFormat } from './date-format.ts';

const taipei = 'Asia/Taipei';
const moment = '2026-11-21T05:04:03.000Z';

test.each([
  [1, '2026-11-21'],
  [2, '2026-11-21 13:04:03'],
  [3, '2026-11-21 13:04'],
  [4, '2026-11'],
  [5, '2026'],
  [9, '2026-11-21 下午 01:04'],
  [10, '2026-11-21 下午 01:04:03'],
  [11, '2026-11-21 01:04 PM'],
  [12, '2026-11-21 01:04:03 PM'],
  [13, '2026年11月'],
  [14, '2026年11月21日'],
])('format %d writes a moment in the zone as %s', (code, text) => {
  expect(formatDate(moment, parseDateFormat(code), taipei)).toBe(text);
});

test('midnight and noon are twelve on a clock of two halves', () => {
  expect(formatDate('2026-01-01T00:00:00Z', parseDateFormat(11), 'UTC')).toBe('2026-01-01 12:00 AM');
  expect(formatDate('2026-01-01T12:00:00Z', parseDateFormat(11), 'UTC')).toBe('2026-01-01 12:00 PM');
});

describe('a date field', () => {
  const context = (options: object) => ({
    options: { name: '日期', ...options },
    label: '日期',
    locale: 'zh' as const,
    timeZone: taipei,
    now: () => new Date(moment),
  });

  test.each([
    ['YYYY-MM-DD', '2026/11/21', '2026-11-21'],
    ['YYYY-MM', '2026-11-21', '2026-11-01'],
    ['YYYY', '2026', '2026-01-01'],
    ['YYYY-MM-DD HH:mm', '2026-11-21T13:04:03+08:00', '2026-11-21T05:04:00.000Z'],
    ['YYYY-MM-DD HH:mm:ss', moment, moment],
  ])('of %s keeps %s as %s', (format, raw, value) => {
    expect(dateModel.decode(raw, { name: 'x', format })).toEqual({ ok: true, value });
  });

  test.each([
    ['YYYY-MM-DD', '2026-02-30'],
    ['YYYY-MM-DD', moment],
    ['YYYY-MM-DD HH:mm', '2026-11-21'],
    ['YYYY-MM-DD HH:mm', '2026-11-21 13:04'],
    ['YYYY-MM-DD', 20261121],
  ])('of %s refuses %s', (format, raw) => {
    expect(dateModel.decode(raw, { name: 'x', format })).toEqual({ ok: false, code: 'WrongType' });
  });

  test('starts with today in the organisation’s zone', () => {
    const environment = { locale: 'zh', now: () => new Date('2026-11-21T17:00:00Z'), timeZone: taipei } as const;

    expect(dateModel.defaultValue!({ name: 'x', defaultValue: 'current' }, environment)).toBe('2026-11-22');
  });

  test('a formula’s moment becomes its day in the time zone', () => {
    expect(dateModel.fromFormula(new FormulaDate('instant', Date.parse('2026-11-21T17:00:00Z')), { name: 'x' }, taipei)).toBe('2026-11-22');
  });

  test('a violated bound is reported in the display format', () => {
    expect(dateModel.validate('2026-11-20', context({ minDate: '2026-11-21', format: '14' }))).toEqual([
      { code: 'Min', params: { min: '2026年11月21日' } },
    ]);
    expect(dateModel.validate('2026-11-21', context({ minDate: '2026-11-21', maxDate: '2026-11-21' }))).toEqual([]);
  });
});
