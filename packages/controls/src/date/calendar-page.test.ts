import { epochDay } from '@inkstone/formula';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addMonths, isOffered, moveByKey, pageRows, partsOfDay, startOf } from './calendar-page.ts';

const day = (text: string) => Date.parse(`${text}T00:00Z`) / 86_400_000;
const text = (at: number) => new Date(at * 86_400_000).toISOString().slice(0, 10);
const anyDay = fc.integer({ min: epochDay(1900, 1, 1), max: epochDay(2200, 12, 31) });

test('a month shows whole weeks from Sunday on', () => {
  const rows = pageRows('day', day('2026-11-22'), 'zh');

  expect(rows.map((row) => row.map(({ text: shown }) => shown).join(' '))).toEqual([
    '1 2 3 4 5 6 7',
    '8 9 10 11 12 13 14',
    '15 16 17 18 19 20 21',
    '22 23 24 25 26 27 28',
    '29 30 1 2 3 4 5',
  ]);
  expect(rows.at(-1)!.map(({ isOtherMonth }) => isOtherMonth)).toEqual([false, false, true, true, true, true, true]);
});

test('every page contains its date, in rows of equal length', () => {
  fc.assert(
    fc.property(anyDay, fc.constantFrom('day', 'month', 'year'), (at, unit) => {
      const rows = pageRows(unit, at, 'en');

      expect(rows.flat().map((cell) => cell.at)).toContain(startOf(unit, at));
      expect(new Set(rows.map((row) => row.length))).toEqual(new Set([unit === 'day' ? 7 : 3]));
    }),
  );
});

test('adding a month keeps the day, or takes the last day of the month', () => {
  expect(text(addMonths(day('2027-01-31'), 1))).toBe('2027-02-28');
  expect(text(addMonths(day('2026-12-15'), 1))).toBe('2027-01-15');
  fc.assert(
    fc.property(anyDay, fc.integer({ min: -60, max: 60 }), (at, months) => {
      const [from, to] = [partsOfDay(at), partsOfDay(addMonths(at, months))];

      expect(to.year * 12 + to.month).toBe(from.year * 12 + from.month + months);
      expect(to.day).toBeLessThanOrEqual(from.day);
    }),
  );
});

test.each([
  ['ArrowRight', false, '2026-11-23'],
  ['ArrowUp', false, '2026-11-15'],
  ['Home', false, '2026-11-22'],
  ['End', false, '2026-11-28'],
  ['PageDown', false, '2026-12-22'],
  ['PageUp', true, '2025-11-22'],
])('%s (shifted %s) moves to %s', (key, isShifted, to) => {
  expect(text(moveByKey('day', day('2026-11-22'), key, isShifted)!)).toBe(to);
});

test('on pages of months and years keys move by these units, and other keys are ignored', () => {
  expect(text(moveByKey('month', day('2026-11-22'), 'ArrowDown', false)!)).toBe('2027-02-22');
  expect(text(moveByKey('year', day('2026-11-22'), 'PageDown', false)!)).toBe('2038-11-22');
  expect(moveByKey('day', 0, 'x', false)).toBeNull();
});

test('a cell is enabled if one of its days lies within the bounds', () => {
  const [least, greatest] = [day('2026-11-10'), day('2027-03-01')];

  expect(isOffered('day', day('2026-11-09'), least, greatest)).toBe(false);
  expect(isOffered('day', least, least, greatest)).toBe(true);
  expect(isOffered('month', day('2026-11-01'), least, greatest)).toBe(true);
  expect(isOffered('month', day('2027-04-01'), least, greatest)).toBe(false);
  expect(isOffered('year', day('2026-01-01'), least, null)).toBe(true);
});
