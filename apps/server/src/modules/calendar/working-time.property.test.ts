import { cases } from '@inkstone/testing/cases';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calendarSettingsSchema, type CalendarSettings } from '@inkstone/schema';
import { shiftInstant } from './shift-instant.ts';
import { addWorkingTime, buildCalendar, NoWorkingTime, workingTimeBetween } from './working-time.ts';

const office: CalendarSettings = calendarSettingsSchema.parse({
  region: 'taiwan',
  weekdays: [1, 2, 3, 4, 5],
  hours: [
    { from: 540, to: 720 },
    { from: 780, to: 1080 },
  ],
  ownDays: [],
});
const zones = fc.constantFrom('Asia/Taipei', 'Asia/Shanghai', 'UTC', 'America/New_York', 'Europe/Berlin', 'Australia/Lord_Howe');
const settings = fc.record({
  region: fc.constantFrom('taiwan' as const, 'mainland' as const, 'none' as const),
  weekdays: fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1 }),
  hours: fc
    .uniqueArray(fc.integer({ min: 0, max: 48 }), { minLength: 2, maxLength: 6 })
    .map((ends) => ends.sort((a, b) => a - b).map((end) => end * 30))
    .map((ends) =>
      ends.flatMap((from, index) => (index % 2 === 0 && ends[index + 1] !== undefined ? [{ from, to: ends[index + 1]! }] : [])),
    ),
  ownDays: fc.constant<CalendarSettings['ownDays']>([]),
});
const instants = fc.integer({ min: Date.UTC(2025, 0, 1), max: Date.UTC(2027, 11, 31) });
const spans = fc.integer({ min: 1, max: 20 * 86_400_000 });

test('the working time between an instant and its sum with a duration is that duration', () => {
  fc.assert(
    fc.property(settings, zones, instants, spans, (given, zone, at, span) => {
      const calendar = buildCalendar(given, zone);
      expect(workingTimeBetween(calendar, at, addWorkingTime(calendar, at, span))).toBe(span);
      expect(workingTimeBetween(calendar, at, addWorkingTime(calendar, at, -span))).toBe(-span);
    }),
    { numRuns: cases(100) },
  );
});

test('adding and subtracting a duration leaves no working time in between', () => {
  fc.assert(
    fc.property(settings, zones, instants, spans, (given, zone, at, span) => {
      const calendar = buildCalendar(given, zone);
      const back = addWorkingTime(calendar, addWorkingTime(calendar, at, span), -span);
      expect(workingTimeBetween(calendar, back, at)).toBe(0);
      expect(back).toBeGreaterThanOrEqual(at);
    }),
    { numRuns: cases(100) },
  );
});

test('adding a duration in parts gives the same result as adding it at once', () => {
  fc.assert(
    fc.property(settings, zones, instants, spans, spans, (given, zone, at, one, other) => {
      const calendar = buildCalendar(given, zone);
      expect(addWorkingTime(calendar, addWorkingTime(calendar, at, one), other)).toBe(addWorkingTime(calendar, at, one + other));
    }),
    { numRuns: cases(100) },
  );
});

const at = (text: string) => new Date(text);
const taipei = buildCalendar(office, 'Asia/Taipei');

test.each([
  ['two hours over a lunch', '2026-03-02T11:00+08:00', { amount: 2, unit: 'hour' }, '2026-03-02T14:00+08:00'],
  ['a day over a weekend', '2026-03-06T15:00+08:00', { amount: 1, unit: 'day' }, '2026-03-09T15:00+08:00'],
  ['a day over the Lunar New Year', '2026-02-13T10:00+08:00', { amount: 1, unit: 'day' }, '2026-02-23T10:00+08:00'],
  ['at night, counted from the next morning', '2026-03-02T23:00+08:00', { amount: 1, unit: 'hour' }, '2026-03-03T10:00+08:00'],
  ['a make-up Saturday', '2025-02-07T17:00+08:00', { amount: 2, unit: 'hour' }, '2025-02-08T10:00+08:00'],
] as const)('working time: %s', (_, from, span, expected) => {
  expect(shiftInstant(taipei, at(from), 'after', { ...span, working: true })).toEqual(at(expected));
});

test('a make-up Sunday before the Spring Festival on the mainland is a working day', () => {
  const mainland = buildCalendar({ ...office, region: 'mainland' }, 'Asia/Shanghai');
  expect(shiftInstant(mainland, at('2025-01-24T17:00+08:00'), 'after', { amount: 2, unit: 'hour', working: true })).toEqual(
    at('2025-01-26T10:00+08:00'),
  );
});

test('a day set by an administrator overrides the public holiday, and can remove one', () => {
  const name = { zh: '校慶', en: 'Anniversary' };
  const own = (day: CalendarSettings['ownDays'][number]) => buildCalendar({ ...office, ownDays: [day] }, 'Asia/Taipei');
  const friday = at('2026-04-30T17:00+08:00');
  const twoHours = { amount: 2, unit: 'hour', working: true } as const;

  expect(shiftInstant(taipei, friday, 'after', twoHours)).toEqual(at('2026-05-04T10:00+08:00'));
  expect(shiftInstant(own({ date: '2026-05-01', kind: 'plain' }), friday, 'after', twoHours)).toEqual(at('2026-05-01T10:00+08:00'));
  expect(shiftInstant(own({ date: '2026-05-04', kind: 'holiday', name }), friday, 'after', twoHours)).toEqual(at('2026-05-05T10:00+08:00'));
});

test('without working time, adding days keeps the time of day across daylight-saving changes, and adding hours does not', () => {
  const newYork = buildCalendar(office, 'America/New_York');
  const before = at('2026-03-07T12:00-05:00');
  expect(shiftInstant(newYork, before, 'after', { amount: 1, unit: 'day', working: false })).toEqual(at('2026-03-08T12:00-04:00'));
  expect(shiftInstant(newYork, before, 'after', { amount: 24, unit: 'hour', working: false })).toEqual(at('2026-03-08T13:00-04:00'));
});

test('a calendar without working time throws', () => {
  const never = buildCalendar({ ...office, weekdays: [] }, 'Asia/Taipei');
  expect(() => addWorkingTime(never, Date.UTC(2026, 0, 1), 1)).toThrow(NoWorkingTime);
});
