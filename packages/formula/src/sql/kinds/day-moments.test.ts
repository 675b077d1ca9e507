import { cases } from '@inkstone/testing/cases';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { epochDayOf, FormulaDate, instantMsOf } from '../../values/formula-date.ts';
import { dayText, firstDayFrom, momentsOfDays, momentText } from './day-moments.ts';

const zones = [
  'UTC',
  'Asia/Taipei',
  'America/New_York',
  'America/St_Johns',
  'America/Sao_Paulo',
  'Pacific/Apia',
  'Africa/Casablanca',
  'Europe/Dublin',
];
const dayMs = 86_400_000;
/** Days around clock changes (across midnight in St John's, at midnight in São Paulo, a whole day in Samoa) and any other days. */
const day = fc.oneof(
  fc
    .constantFrom('2006-10-28', '2006-10-29', '2018-02-17', '2018-11-04', '2011-12-29', '2011-12-30', '2026-03-08')
    .map((text) => Date.parse(text) / dayMs),
  fc.integer({ min: -40_000, max: 60_000 }),
);
const zone = fc.constantFrom(...zones);

describe('the instants of days', () => {
  it('are exactly those whose calendar day in the zone is one of the days', () => {
    const probe = fc
      .tuple(day, fc.integer({ min: -30, max: 54 }), fc.constantFrom(-1, 0, 1, 60_000, 900_000))
      .map(([at, hours, ms]) => at * dayMs + hours * 3_600_000 + ms);
    fc.assert(
      fc.property(
        zone,
        day,
        fc.nat(3),
        fc.array(probe, { minLength: 5, maxLength: 40 }),
        fc.integer({ min: -30, max: 54 }),
        (timeZone, first, more, probes, hours) => {
          const range = { first, last: first + more };
          const moments = momentsOfDays(range, timeZone);

          const edges = moments.flatMap(({ from, to }) => [from - 1, from, to - 1, to]);
          for (const ms of [...probes, ...edges, first * dayMs + hours * 3_600_000]) {
            const shown = epochDayOf(new FormulaDate('instant', ms), timeZone);
            expect(moments.some(({ from, to }) => ms >= from && ms < to)).toBe(shown >= first && shown <= range.last);
          }
        },
      ),
      { numRuns: cases(1500) },
    );
  });

  it('are two intervals if a clock is set back across midnight', () => {
    const last = Date.parse('2006-10-28') / dayMs;

    expect(momentsOfDays({ first: last, last }, 'America/St_Johns')).toHaveLength(2);
  });

  it('are none for a day that a zone skipped', () => {
    const skipped = Date.parse('2011-12-30') / dayMs;

    expect(momentsOfDays({ first: skipped, last: skipped }, 'Pacific/Apia')).toEqual([]);
  });
});

describe('the first day from an instant', () => {
  it('starts at the instant or later, and the previous day starts earlier', () => {
    fc.assert(
      fc.property(zone, day, fc.integer({ min: -dayMs, max: dayMs }), (timeZone, at, ms) => {
        const instant = at * dayMs + ms;
        const startOf = (epoch: number): number => instantMsOf(new FormulaDate('day', epoch), timeZone);

        const found = firstDayFrom(instant, timeZone);

        expect(startOf(found)).toBeGreaterThanOrEqual(instant);
        expect(startOf(found - 1)).toBeLessThan(instant);
      }),
    );
  });
});

it('instants beyond the years 1 to 9999 are formatted as infinite', () => {
  expect([momentText(-1e15), momentText(1e15), dayText(1e7), dayText(0)]).toEqual(['-infinity', 'infinity', 'infinity', '1970-01-01']);
});
