import fc from 'fast-check';
import { expect, test } from 'vitest';
import { adjacentDay, dayAt, isDay, positionIn, scales, windowAt } from './gantt-window.ts';

test('a month is divided into days, a quarter into weeks from Monday, a year into months', () => {
  expect(windowAt('2026-02-17', 'month')).toMatchObject({ from: '2026-02-01', to: '2026-02-28', days: 28 });
  expect(windowAt('2026-02-17', 'month').units).toHaveLength(28);

  const quarter = windowAt('2026-11-23', 'quarter');
  expect([quarter.from, quarter.to, quarter.days]).toEqual(['2026-10-01', '2026-12-31', 92]);
  expect(quarter.units.slice(0, 3)).toEqual([
    { from: '2026-10-01', days: 4 },
    { from: '2026-10-05', days: 7 },
    { from: '2026-10-12', days: 7 },
  ]);

  expect(windowAt('2028-11-23', 'year')).toMatchObject({ from: '2028-01-01', to: '2028-12-31', days: 366 });
  expect(windowAt('2028-11-23', 'year').units.map(({ days }) => days)).toEqual([31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]);
});

test('windows follow each other without gaps, and their units fill them', () => {
  const days = fc.integer({ min: 0, max: 40_000 }).map((day) => new Date(day * 86_400_000).toISOString().slice(0, 10));
  fc.assert(
    fc.property(days, fc.constantFrom(...scales), (day, scale) => {
      const here = windowAt(day, scale);
      const next = windowAt(adjacentDay(here, scale, 1), scale);

      expect(here.from <= day && day <= here.to).toBe(true);
      expect(here.units.reduce((sum, unit) => sum + unit.days, 0)).toBe(here.days);
      expect(windowAt(adjacentDay(next, scale, -1), scale)).toEqual(here);
      expect(Date.parse(next.from) - Date.parse(here.to)).toBe(86_400_000);
      expect(positionIn(here, here.from, here.to)).toEqual({ left: 0, width: 100 });
    }),
  );
});

test('bars are cut at the window, and those outside have no position', () => {
  const november = windowAt('2026-11-01', 'month');

  expect(positionIn(november, '2026-10-20', '2026-11-03')).toEqual({ left: 0, width: 10 });
  expect(positionIn(november, '2026-11-28', '2027-01-01')).toEqual({ left: 90, width: 10 });
  expect(positionIn(november, '2026-11-16', '2026-11-16')?.left).toBe(50);
  expect(positionIn(november, '2026-12-01', '2026-12-02')).toBeNull();
});

test('today depends on the time zone, and invalid addresses are ignored', () => {
  expect(dayAt(new Date('2026-11-30T17:00:00Z'), 'Asia/Taipei')).toBe('2026-12-01');
  expect(dayAt(new Date('2026-11-30T17:00:00Z'), 'America/New_York')).toBe('2026-11-30');
  expect(['2026-11-30', '2026-02-30', 'x', ''].map(isDay)).toEqual([true, false, false, false]);
});
