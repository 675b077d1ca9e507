import type { SimulationAnswer } from '@inkstone/api';
import { expect, test } from 'vitest';
import { routesUntil, stepMarks } from './simulation-steps.ts';

const visit = (activityCode: string, ...names: string[]) => ({
  activityCode,
  people: names.map((name) => ({ id: name, name, vote: null, reason: 'manager' })),
});
const played = {
  visits: [visit('start'), visit('a', 'Ann'), visit('start'), visit('a', 'Ann', 'Ben'), visit('b')],
  routes: ['r1', 'r1', 'r2', 'r3'],
} as unknown as SimulationAnswer;
const targets: Readonly<Record<string, string>> = { r1: 'a', r2: 'choice', r3: 'b' };
const targetOf = (route: string) => targets[route];

test('at each step the routes are those taken until then', () => {
  expect([0, 1, 2, 3, 4].map((step) => routesUntil(played, step, targetOf))).toEqual([
    [],
    ['r1'],
    ['r1'],
    ['r1', 'r1'],
    ['r1', 'r1', 'r2', 'r3'],
  ]);
});

test('the drawing shows where it is, and who gets it and why', () => {
  const marks = stepMarks(played, 3, { targetOf, locale: 'zh' });

  expect(marks.get('a')).toEqual({ isPassed: true, isAt: true, note: 'Ann、Ben', said: 'Ann（manager）、Ben（manager）' });
  expect(stepMarks(played, 3, { targetOf, locale: 'en' }).get('a')).toMatchObject({
    note: 'Ann, Ben',
    said: 'Ann (manager), Ben (manager)',
  });
  expect(marks.get('start')).toMatchObject({ isPassed: true, isAt: false });
  expect(marks.has('b')).toBe(false);
  expect(marks.get('route.r1')).toEqual({ isPassed: true });
});
