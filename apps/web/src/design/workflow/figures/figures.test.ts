import { expect, test } from 'vitest';
import { countText, figuresSaid, tookText, type Figures } from './figure-text.ts';
import { isPeriod, periodOf } from './period.ts';

const figures: Figures = {
  activityCode: 'a',
  finished: 8,
  medianMinutes: 90,
  longMinutes: 3_000,
  returned: 1,
  disagreed: 2,
  waiting: 3,
  waitingSince: '2026-03-02T01:00:00.000Z',
};
const nothing: Figures = {
  ...figures,
  finished: 0,
  medianMinutes: null,
  longMinutes: null,
  returned: 0,
  disagreed: 0,
  waiting: 0,
  waitingSince: null,
};

test('figures are said in both languages', () => {
  expect(tookText(figures, 'zh')).toBe('1.5 小時／2.1 天');
  expect(tookText({ ...figures, medianMinutes: 1 }, 'en')).toBe('1 minute / 2.1 days');
  expect(countText(figures, 'zh')).toBe('退回 13%・現有 3');
  expect(figuresSaid(figures, 'en', 'Asia/Taipei')).toMatch(
    /^median time 1.5 hours, 90% within 2.1 days \(8 times\), 13% sent back, 25% disagreed, 3 waiting, the oldest since 02 Mar/,
  );
});

test('what did not happen is not said', () => {
  expect([tookText(nothing, 'zh'), countText(nothing, 'zh'), figuresSaid(nothing, 'zh', 'UTC')]).toEqual([null, null, '']);
});

test('a period ends now, or takes whole days in the time zone of the person', () => {
  const now = new Date('2026-03-08T05:00:00.000Z');

  expect(periodOf({ kind: 'days', days: 7 }, now, 'Asia/Taipei')).toEqual({
    from: '2026-03-01T05:00:00.000Z',
    to: '2026-03-08T05:00:00.000Z',
  });
  expect(periodOf({ kind: 'own', from: '2026-03-01', to: '2026-03-01' }, now, 'Asia/Taipei')).toEqual({
    from: '2026-02-28T16:00:00.000Z',
    to: '2026-03-01T16:00:00.000Z',
  });
  expect([isPeriod({ kind: 'own', from: '2026-03-02', to: '2026-03-01' }), isPeriod({ kind: 'own', from: '', to: '2026-03-01' })]).toEqual([
    false,
    false,
  ]);
});
