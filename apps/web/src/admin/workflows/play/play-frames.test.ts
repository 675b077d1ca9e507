import type { WorkflowFinding } from '@inkstone/api';
import { expect, test } from 'vitest';
import { playFrames } from './play-frames.ts';

const routes = [
  { code: 'r1', from: 'start', to: 'x' },
  { code: 'r2', from: 'x', to: 'head' },
];
const step = (activityCode: string | null, text = activityCode ?? 'submitted') => ({ activityCode, text });
const finding = (place: WorkflowFinding['place'], ...steps: WorkflowFinding['steps']): WorkflowFinding => ({
  code: 'NoWayToEnd',
  severity: 'error',
  message: 'no way',
  place,
  steps,
});

test('each step is one picture with what was passed before it; the trouble comes last', () => {
  const frames = playFrames(finding({ kind: 'activity', code: 'head' }, step('start'), step('x'), step('head')), routes);

  expect(frames.map(({ text, at }) => [text, at])).toEqual([
    ['start', 'start'],
    ['x', 'x'],
    ['head', 'head'],
    ['no way', 'head'],
  ]);
  expect(frames.map(({ passedRoutes }) => [...passedRoutes])).toEqual([[], ['r1'], ['r1', 'r2'], ['r1', 'r2']]);
  expect([...frames[1]!.passed]).toEqual(['start', 'x']);
  expect(frames.map(({ trouble }) => trouble?.code ?? null)).toEqual([null, null, null, 'head']);
});

test('what happens nowhere in particular, or at the same place again, stays where it is', () => {
  const frames = playFrames(
    finding({ kind: 'route', code: 'r2' }, step(null), step('x'), step('x', 'x disagrees'), step(null, 'late')),
    routes,
  );

  expect(frames.map(({ at }) => at)).toEqual([null, 'x', 'x', 'x', 'x']);
  expect(frames.at(-1)!.trouble).toEqual({ kind: 'route', code: 'r2' });
});

test('a finding without steps is nothing to play', () => {
  expect(playFrames(finding({ kind: 'workflow', code: null }), routes)).toEqual([]);
});
