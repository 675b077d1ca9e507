import type { LocalizedWorkflowIssue } from '@inkstone/api';
import { expect, test } from 'vitest';
import { playFrames } from './play-frames.ts';

const routes = [
  { code: 'r1', from: 'start', to: 'x' },
  { code: 'r2', from: 'x', to: 'head' },
];
const step = (activityCode: string | null, text = activityCode ?? 'submitted') => ({ activityCode, text });
const issue = (place: LocalizedWorkflowIssue['place'], ...steps: LocalizedWorkflowIssue['steps']): LocalizedWorkflowIssue => ({
  code: 'NoWayToEnd',
  severity: 'error',
  message: 'no way',
  place,
  steps,
});

test('each step is one frame with what was passed before it; the issue comes last', () => {
  const frames = playFrames(issue({ kind: 'activity', code: 'head' }, step('start'), step('x'), step('head')), routes);

  expect(frames.map(({ text, at }) => [text, at])).toEqual([
    ['start', 'start'],
    ['x', 'x'],
    ['head', 'head'],
    ['no way', 'head'],
  ]);
  expect(frames.map(({ passedRoutes }) => [...passedRoutes])).toEqual([[], ['r1'], ['r1', 'r2'], ['r1', 'r2']]);
  expect([...frames[1]!.passed]).toEqual(['start', 'x']);
  expect(frames.map(({ issue }) => issue?.code ?? null)).toEqual([null, null, null, 'head']);
});

test('a step without an activity, or at the same one again, keeps the position', () => {
  const frames = playFrames(
    issue({ kind: 'route', code: 'r2' }, step(null), step('x'), step('x', 'x disagrees'), step(null, 'late')),
    routes,
  );

  expect(frames.map(({ at }) => at)).toEqual([null, 'x', 'x', 'x', 'x']);
  expect(frames.at(-1)!.issue).toEqual({ kind: 'route', code: 'r2' });
});

test('an issue without steps cannot be played', () => {
  expect(playFrames(issue({ kind: 'workflow', code: null }), routes)).toEqual([]);
});
