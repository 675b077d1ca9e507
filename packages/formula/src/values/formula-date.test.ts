import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FormulaDate, formatFormulaDate, instantMsOf, parseFormulaDate } from './formula-date.ts';
import { fromWallMs, toWallMs } from './time-zone.ts';

describe('dates', () => {
  it.each([
    ['2024-02-29', 'UTC', '2024-02-29'],
    ['2024/2/9', 'UTC', '2024-02-09'],
    ['2024-05', 'UTC', '2024-05-01'],
    ['2024-05-17 10:30', 'Asia/Taipei', '2024-05-17T02:30:00.000Z'],
    ['2024-05-17T10:30:15.5Z', 'Asia/Taipei', '2024-05-17T10:30:15.500Z'],
    ['2024-05-17 10:30:00+02:00', 'UTC', '2024-05-17T08:30:00.000Z'],
    ['2024-07-01 12:00', 'America/New_York', '2024-07-01T16:00:00.000Z'],
    ['2024-01-01 12:00', 'America/New_York', '2024-01-01T17:00:00.000Z'],
    ['0001-01-01', 'UTC', '0001-01-01'],
  ])('reads %s in %s as %s', (text, zone, json) => {
    expect(parseFormulaDate(text, zone)).toBeInstanceOf(FormulaDate);
    expect((parseFormulaDate(text, zone) as FormulaDate).toJSON()).toBe(json);
  });

  it.each(['', 'abc', '2023-02-29', '2024-13-01', '2024-05-17 24:00', '2024-05-17 10:60', '0000-01-01', '20240517'])(
    'refuses %j',
    (text) => {
      expect(parseFormulaDate(text, 'UTC')).toMatchObject({ error: 'WrongDate' });
    },
  );

  it('refuses a wall time of a zone that does not exist', () => {
    expect(parseFormulaDate('2024-05-17 10:30', 'Mars/Base')).toMatchObject({ error: 'UnknownTimeZone' });
  });

  it('are compared by the start of their day in the zone', () => {
    const day = parseFormulaDate('2024-05-17', 'UTC') as FormulaDate;

    expect(new Date(instantMsOf(day, 'Asia/Taipei')).toISOString()).toBe('2024-05-16T16:00:00.000Z');
    expect(formatFormulaDate(new FormulaDate('instant', instantMsOf(day, 'Asia/Taipei')), 'Asia/Taipei')).toBe('2024-05-17 00:00:00');
  });

  it.each(['Asia/Taipei', 'America/New_York', 'Asia/Kolkata', 'Australia/Lord_Howe'])('keep the wall clock of %s both ways', (zone) => {
    fc.assert(
      fc.property(fc.integer({ min: Date.UTC(1975, 0, 1), max: Date.UTC(2050, 0, 1) }), (instant) => {
        const wall = toWallMs(instant, zone);

        // In the overlap of a clock change, one wall time denotes two instants.
        expect(toWallMs(fromWallMs(wall, zone), zone)).toBe(wall);
      }),
    );
  });

  it('have the later reading in the gap of a clock change', () => {
    const gap = parseFormulaDate('2024-03-10 02:30', 'America/New_York') as FormulaDate;

    expect(formatFormulaDate(gap, 'America/New_York')).toBe('2024-03-10 03:30:00');
  });
});
