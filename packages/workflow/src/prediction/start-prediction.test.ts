import { cases } from '@inkstone/testing/cases';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { testFlow, type TestFlow } from '@inkstone/testing/test-flow';
import { withTestFacts, type TestFacts } from '@inkstone/testing/test-facts';
import { approve, buildWorkflow, circulate, end, exclusive, handle, join, split, start } from '@inkstone/testing/workflow-builder';
import { initialState } from '../state/instance-state.ts';
import { startPrediction } from './start-prediction.ts';
import type { Prediction } from './prediction.ts';
import { workflows } from '@inkstone/testing/random-workflow';

const at = '2026-01-05T01:00:00.000Z';

function predicted(flow: TestFlow, testFacts: TestFacts = flow.facts): Extract<Prediction, { kind: 'predicted' }> {
  const { definition, state } = flow;
  return withTestFacts(testFacts, startPrediction({ definition, state, actor: 'emil', at })) as Extract<Prediction, { kind: 'predicted' }>;
}
const shown = ({
  activities,
}: {
  activities: readonly { activity: string; state: string; people: readonly { person: string }[]; certainty: string }[];
}) => activities.map((each) => `${each.activity} ${each.state} ${each.people.map(({ person }) => person).join('+')} ${each.certainty}`);

const claim = buildWorkflow(
  [
    start(),
    approve('manager', [], { participants: [{ kind: 'initiator-manager', level: 1 }] }),
    exclusive('large'),
    approve('finance', ['fred', 'fay'], { policy: { kind: 'all' } }),
    circulate('tell', ['ivy']),
    handle('pay', [], { participants: [{ kind: 'control', control: 'cashier' }] }),
    end(),
  ],
  [
    'start > manager > large',
    { from: 'large', to: 'finance', condition: 'total > 5000' },
    { from: 'large', to: 'tell', default: true },
    'finance > tell > pay > end',
  ],
);
const testFacts: TestFacts = { sources: { 'initiator-manager': ['mona'], control: ['cas'] }, conditions: { 'total > 5000': true } };

test('a draft: all upcoming activities with certainty, people and end', () => {
  const flow = testFlow(claim, testFacts);

  const prediction = predicted(flow);

  expect(shown(prediction)).toEqual([
    'manager upcoming mona certain',
    'finance upcoming fred+fay depends',
    'tell upcoming ivy depends',
    'pay upcoming cas depends',
  ]);
  expect(prediction.activities.at(-1)?.dependsOn).toEqual(['total > 5000', 'cashier']);
  expect(prediction.end).toBe('completed');
  expect(flow.state).toEqual(initialState);
});

test('another value leads to another path', () => {
  expect(shown(predicted(testFlow(claim, testFacts), { ...testFacts, conditions: {} }))).toEqual([
    'manager upcoming mona certain',
    'tell upcoming ivy depends',
    'pay upcoming cas depends',
  ]);
});

test('a running instance: open activities, then upcoming ones', () => {
  expect(shown(predicted(testFlow(claim, testFacts).start('emil').agree('mona').agree('fred'))).slice(0, 2)).toEqual([
    'finance open fred+fay certain',
    'tell upcoming ivy certain',
  ]);
});

test('all branches of a block are predicted, in order', () => {
  const definition = buildWorkflow(
    [start(), split('fork'), approve('left', ['ann']), approve('right', ['bob']), join('merge', 'fork'), approve('last', ['cho']), end()],
    ['start > fork > left > merge > last > end', 'fork > right > merge'],
  );

  expect(predicted(testFlow(definition)).activities.map((each) => each.activity)).toEqual(['left', 'right', 'last']);
});

test('the prediction names where and why the flow would stop', () => {
  const prediction = predicted(testFlow(claim, testFacts), { ...testFacts, sources: { 'initiator-manager': ['mona'] } });

  expect(prediction.end).toEqual({ code: 'NobodyResolved', params: { activity: 'pay' } });
});

test('a finished instance has no upcoming activities', () => {
  const definition = buildWorkflow([start(), approve('desk', ['ann']), end()], ['start > desk > end']);

  expect(predicted(testFlow(definition).start('emil').agree('ann'))).toEqual({ kind: 'predicted', activities: [], end: 'completed' });
});

test('prediction terminates for every workflow', { timeout: 30_000 }, () => {
  fc.assert(
    fc.property(workflows, (definition) => {
      expect(predicted(testFlow(definition, { administrators: ['eve'], conditions: {} })).kind).toBe('predicted');
    }),
    { numRuns: cases(200) },
  );
});
