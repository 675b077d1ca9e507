import fc from 'fast-check';
import { expect, test } from 'vitest';
import { locales } from '@inkstone/schema';
import { durationText, parseDurationText, timeAgoText } from './duration-text.ts';

const second = 1000;
const day = 86_400 * second;

test.each([
  [0, '1分鐘', '1 min'],
  [-5, '1分鐘', '1 min'],
  [59 * second, '59秒', '59 s'],
  [60 * second, '1分鐘', '1 min'],
  [3 * 3600 * second + 5 * second, '3小時 5秒', '3 h 5 s'],
  [2 * day + 60 * second, '2天 1分鐘', '2 d 1 min'],
])('%d ms read as %s and %s', (milliseconds, zh, en) => {
  expect(durationText(milliseconds, 'zh')).toBe(zh);
  expect(durationText(milliseconds, 'en')).toBe(en);
});

test('the output is parsed again, in either language', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e8 }), fc.constantFrom(...locales), (seconds, locale) => {
      expect(parseDurationText(durationText(seconds * second, locale))).toBe(seconds * second);
    }),
  );
});

test.each(['', '5', '天', '5天5天', '5 weeks', '1天，2小時'])('%s is not a duration', (text) => {
  expect(parseDurationText(text)).toBeNull();
});

test.each([
  [0, '今天', 'today'],
  [day - 1, '今天', 'today'],
  [day, '1天前', '1 day ago'],
  [40 * day, '40天前', '40 days ago'],
])('%d ms ago is %s and %s', (milliseconds, zh, en) => {
  expect([timeAgoText(milliseconds, 'zh'), timeAgoText(milliseconds, 'en')]).toEqual([zh, en]);
});
