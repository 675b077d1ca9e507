import { cases } from '@inkstone/testing/cases';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ActionRefused, testFlow, type TestFlow } from '@inkstone/testing/test-flow';
import { withTestFacts, type TestFacts } from '@inkstone/testing/test-facts';
import { approve, buildWorkflow, circulate, end, exclusive, handle, join, split, start } from '@inkstone/testing/workflow-builder';
import { inCreationOrder } from '../state/entity-views.ts';
import { slotsOf } from '../state/instance-query.ts';
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

/** Whether the action was taken, not refused. */
function attempt(flow: TestFlow, action: Parameters<TestFlow['perform']>[0]): boolean {
  try {
    flow.perform(action);
    return true;
  } catch (error) {
    if (error instanceof ActionRefused) return false;
    throw error;
  }
}

/** Plays as the prediction does while people have something to do, and returns who was asked where, up to an activity that comes twice. */
function playAgreeing(flow: TestFlow): (readonly [string, readonly string[]])[] {
  const asked = new Map<string, readonly string[]>();
  attempt(flow, { action: 'Submit', actor: 'emil', confirm: true });
  for (;;) {
    for (const visit of inCreationOrder(flow.state.visits)) {
      if (visit.kind === 'start' || visit.outcome === 'skipped' || visit.kind === 'circulate') continue;
      if (visit.round > 1) return [...asked];
      asked.set(visit.activity, asked.get(visit.activity) ?? slotsOf(flow.state, visit.id).map(({ person }) => person));
    }
    const item = inCreationOrder(flow.state.items).find((each) => each.state === 'open' && each.slot !== null);
    if (!item) return [...asked];
    const { kind } = flow.definition.activities.find(({ code }) => code === item.activity)!;
    const action = kind === 'approve' ? 'Agree' : 'Submit';
    if (!attempt(flow, { action, actor: item.holder, itemId: item.id, opinion: 'yes', confirm: true })) return [...asked];
  }
}

test('prediction ends for every workflow, changes nothing, and is what happens when everybody agrees', { timeout: 30_000 }, () => {
  fc.assert(
    fc.property(workflows, (definition) => {
      const flow = testFlow(definition, { administrators: ['eve'], conditions: {} });
      const before = structuredClone(flow.state);
      const { activities, end: stop } = predicted(flow);
      expect(flow.state).toEqual(before);

      const happened = playAgreeing(flow);

      const people = new Map(activities.map((each) => [each.activity, each]));
      for (const [activity, asked] of happened) {
        const expected = people.get(activity);
        if (stop === 'completed') expect(expected).toBeDefined();
        if (expected?.certainty !== 'chosen') expect(expected?.people.map(({ person }) => person) ?? asked).toEqual(asked);
      }
    }),
    { numRuns: cases(200) },
  );
});
