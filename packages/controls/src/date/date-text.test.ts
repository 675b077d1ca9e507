import { isFormulaError, instantFromEpoch } from '@inkstone/formula';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dateFormats, formatDate, toPrecision } from './date-format.ts';
import { parseDateText } from './date-text.ts';

test.each([
  ['2026-11-21', '2026-11-21'],
  ['2026/1/5', '2026-01-05'],
  ['2026.01.05', '2026-01-05'],
  ['2026年1月5日', '2026-01-05'],
  ['２０２６／１１／２１', '2026-11-21'],
  ['2026年11月', '2026-11-01'],
  ['2026', '2026-01-01'],
  ['2026-11-21 下午 01:04', '2026-11-21T05:04:00.000Z'],
  ['2026-11-21 上午 12:30', '2026-11-20T16:30:00.000Z'],
  ['2026-11-21 1:04:09 pm', '2026-11-21T05:04:09.000Z'],
  ['2026/11/21 13時04分', '2026-11-21T05:04:00.000Z'],
  ['2026-11-21T05:04:00Z', '2026-11-21T05:04:00.000Z'],
])('%s is %s', (text, value) => {
  expect(parseDateText(text, 'Asia/Taipei')?.toJSON()).toBe(value);
});

test.each([
  '',
  'tomorrow',
  '21-11-2026',
  '2026-13-01',
  '2026-02-30',
  '2026-11-21 25:00',
  '2026-11-21 13:00 PM',
  '2026-11-21 AM',
  '2026-1-1 1:00 2:00',
])('%s is not a date', (text) => {
  expect(parseDateText(text, 'Asia/Taipei')).toBeNull();
});

test('the output of every format can be parsed again', () => {
  const zones = ['Asia/Taipei', 'UTC', 'America/New_York', 'Asia/Kathmandu'];
  const moments = fc.date({ min: new Date('1980-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });

  fc.assert(
    fc.property(fc.constantFrom(...dateFormats), fc.constantFrom(...zones), moments, (format, zone, moment) => {
      const instant = instantFromEpoch(moment.getTime());
      const date = isFormulaError(instant) ? null : toPrecision(instant, format.precision, zone);
      const shown = formatDate(date!.toJSON(), format, zone);

      // In the hour that is repeated when the clocks go back, the text stands for two moments; it is read as one of them.
      expect(formatDate(parseDateText(shown, zone)!.toJSON(), format, zone)).toBe(shown);
    }),
  );
});
