import { expect, test } from 'vitest';
import { withWorld, type TestWorld } from '@inkstone/testing/test-world';
import {
  approve,
  buildWorkflow,
  end,
  exclusive,
  handle,
  join,
  service,
  split,
  start,
  subprocess,
  timer,
} from '@inkstone/testing/workflow-builder';
import { compareWithExpectation, outcomeOf, pathOf } from './scenario.ts';
import { simulate, type SimulationInput } from './simulate.ts';
import type { Played, SimulatedDecision } from './simulation.ts';

const at = '2026-01-05T01:00:00.000Z';

function played(definition: SimulationInput['definition'], decisions: readonly SimulatedDecision[] = [], world: TestWorld = {}): Played {
  return withWorld(world, (facts) => simulate({ definition, initiator: 'emil', at, decisions, facts })) as Played;
}

const claim = buildWorkflow(
  [
    start(),
    approve('manager', ['mona']),
    exclusive('large'),
    approve('finance', ['fred', 'fay'], { policy: { kind: 'all' } }),
    handle('pay', ['cas']),
    end(),
  ],
  [
    'start > manager > large',
    { from: 'large', to: 'finance', condition: 'total > 5000' },
    { from: 'large', to: 'pay', default: true },
    'finance > pay > end',
  ],
);

test('what the form says decides the way, and everybody agrees where nothing else is said', () => {
  const small = played(claim);
  const large = played(claim, [], { conditions: { 'total > 5000': true } });

  expect(pathOf(small)).toEqual(['manager', 'pay']);
  expect(pathOf(large)).toEqual(['manager', 'finance', 'pay']);
  expect(large.visits[2]).toMatchObject({
    people: [
      { person: 'fred', vote: 'agreed' },
      { person: 'fay', vote: 'agreed' },
    ],
    outcome: 'agreed',
  });
  expect(large.routes).toEqual(['start_manager', 'manager_large', 'large_finance', 'finance_pay', 'pay_end']);
  expect(outcomeOf(large)).toBe('agreed');
});

test('decisions are taken once each, by the person they name, and a reject leads back', () => {
  const decisions: SimulatedDecision[] = [
    { activity: 'finance', person: 'fay', action: 'reject', target: 'manager' },
    { activity: 'manager', action: 'agree' },
    { activity: 'manager', action: 'agree' },
    { activity: 'finance', person: 'fred', action: 'disagree' },
  ];

  const simulation = played(claim, decisions, { conditions: { 'total > 5000': true } });

  expect(simulation.visits.map(({ activity, round, outcome }) => `${activity} ${round} ${outcome}`)).toEqual([
    'start 1 submitted',
    'manager 1 agreed',
    'finance 1 disagreed',
  ]);
  expect(outcomeOf(simulation)).toBe('disagreed');
});

test('the clock goes to what happens next: timers, time limits that nobody keeps, and work that takes its time', () => {
  const limit = { due: { kind: 'after', span: { amount: 2, unit: 'hour' } }, final: { kind: 'agree' } } as const;
  const definition = buildWorkflow(
    [
      start(),
      timer('cool', { kind: 'after', span: { amount: 30, unit: 'minute' } }),
      approve('late', ['mona'], { timeLimit: limit }),
      handle('pay', ['cas']),
      end(),
    ],
    ['start > cool > late > pay > end'],
  );

  const simulation = played(definition, [
    { activity: 'late', action: 'wait' },
    { activity: 'pay', action: 'agree', afterMinutes: 45 },
  ]);

  expect(simulation.visits.map(({ activity, closedAt }) => `${activity} ${closedAt}`)).toEqual([
    `start ${at}`,
    'cool 2026-01-05T01:30:00.000Z',
    'late 2026-01-05T03:30:00.000Z',
    'pay 2026-01-05T04:15:00.000Z',
  ]);
  expect(simulation).toMatchObject({ endedAt: '2026-01-05T04:15:00.000Z', end: { kind: 'completed' } });
});

test('services and sub-processes succeed or fail as told, and branches run side by side', () => {
  const definition = buildWorkflow(
    [start(), split('s'), service('post'), subprocess('sub', 'child'), join('j', 's'), handle('pay', ['cas']), end()],
    ['start > s > post > j > pay > end', 's > sub > j'],
  );

  expect(pathOf(played(definition))).toEqual(['post', 'sub', 'pay']);
  expect(outcomeOf(played(definition, [{ activity: 'sub', action: 'disagree' }]))).toBe('disagreed');
  expect(played(definition, [{ activity: 'post', action: 'fail' }]).end).toMatchObject({
    kind: 'exception',
    refusal: { code: 'ServiceFailed' },
  });
});

test('what cannot be done ends the trial and says why; who waits without a time limit waits', () => {
  const definition = buildWorkflow([start(), approve('a', ['ann']), end()], ['start > a > end']);

  expect(played(definition, [{ activity: 'a', action: 'reject', target: 'nowhere' }]).end).toMatchObject({ kind: 'refused' });
  expect(played(definition, [{ activity: 'a', action: 'wait' }]).end).toEqual({ kind: 'waiting' });
});

test('an expectation tells the first place where the way differs, and the outcome', () => {
  const simulation = played(claim);

  expect(compareWithExpectation({ path: ['manager', 'pay'], outcome: 'agreed' }, simulation)).toEqual([]);
  expect(compareWithExpectation({ path: ['manager', 'finance', 'pay'], outcome: 'disagreed' }, simulation)).toEqual([
    { kind: 'path', position: 1, expected: 'finance', found: 'pay' },
    { kind: 'outcome', expected: 'disagreed', found: 'agreed' },
  ]);
  expect(compareWithExpectation({ path: ['manager'] }, simulation)).toEqual([{ kind: 'path', position: 1, expected: null, found: 'pay' }]);
});
