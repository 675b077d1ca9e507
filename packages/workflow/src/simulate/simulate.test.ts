import { expect, test } from 'vitest';
import { withTestFacts, type TestFacts } from '@inkstone/testing/test-facts';
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

function played(
  definition: SimulationInput['definition'],
  decisions: readonly SimulatedDecision[] = [],
  testFacts: TestFacts = {},
): Played {
  return withTestFacts(testFacts, (facts) => simulate({ definition, initiator: 'emil', at, decisions, facts })) as Played;
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

test('the form data decides the path, and everybody agrees by default', () => {
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

test('each decision applies once, for the person named, and a reject goes back', () => {
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

test('the clock moves to the next event: timers, expired time limits, and delayed work', () => {
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

test('services and sub-processes succeed or fail as decided, and branches run in parallel', () => {
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

test('an impossible action ends the trial with its reason; waiting without a time limit ends as waiting', () => {
  const definition = buildWorkflow([start(), approve('a', ['ann']), end()], ['start > a > end']);

  expect(played(definition, [{ activity: 'a', action: 'reject', target: 'nowhere' }]).end).toMatchObject({ kind: 'refused' });
  expect(played(definition, [{ activity: 'a', action: 'wait' }]).end).toEqual({ kind: 'waiting' });
});

test('a comparison reports the first position where the path differs, and the outcome', () => {
  const simulation = played(claim);

  expect(compareWithExpectation({ path: ['manager', 'pay'], outcome: 'agreed' }, simulation)).toEqual([]);
  expect(compareWithExpectation({ path: ['manager', 'finance', 'pay'], outcome: 'disagreed' }, simulation)).toEqual([
    { kind: 'path', position: 1, expected: 'finance', found: 'pay' },
    { kind: 'outcome', expected: 'disagreed', found: 'agreed' },
  ]);
  expect(compareWithExpectation({ path: ['manager'] }, simulation)).toEqual([{ kind: 'path', position: 1, expected: null, found: 'pay' }]);
});
