import { expect, test } from 'vitest';
import { formatAge, formatInstant } from './instant.ts';

const now = new Date('2026-11-21T04:00:00Z');

test('an instant is formatted in the organisation’s time zone, with the year only when it is another one', () => {
  expect(formatInstant('2026-11-21T02:20:00Z', 'zh', 'Asia/Taipei', now)).toBe('11/21 10:20');
  expect(formatInstant('2025-12-31T20:00:00Z', 'zh', 'Asia/Taipei', now)).toBe('01/01 04:00');
  expect(formatInstant('2025-11-21T02:20:00Z', 'zh', 'Asia/Taipei', now)).toBe('2025/11/21 10:20');
  expect(formatInstant('2026-11-21T02:20:00Z', 'en', 'Asia/Taipei', now)).toBe('21 Nov, 10:20');
});

test('ages are formatted in the user’s language; after a week as a date', () => {
  expect(formatAge('2026-11-21T03:57:00Z', 'zh', 'Asia/Taipei', now)).toBe('3 分鐘前');
  expect(formatAge('2026-11-21T01:00:00Z', 'en', 'Asia/Taipei', now)).toBe('3 hours ago');
  expect(formatAge('2026-11-20T03:00:00Z', 'zh', 'Asia/Taipei', now)).toBe('昨天');
  expect(formatAge('2026-11-01T02:20:00Z', 'zh', 'Asia/Taipei', now)).toBe('11/01 10:20');
});

test('a client clock that is behind never shows future times', () => {
  expect(formatAge('2026-11-21T04:00:30Z', 'en', 'Asia/Taipei', now)).toBe('now');
});
