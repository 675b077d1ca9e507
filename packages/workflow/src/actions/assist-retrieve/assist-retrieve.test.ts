import { expect, test } from 'vitest';
import { testFlow, type TestFlow } from '@inkstone/testing/test-flow';
import { approve, buildWorkflow, end, start } from '@inkstone/testing/workflow-builder';

const definition = buildWorkflow([start(), approve('desk', ['ann']), end()], ['start > desk > end']);
const running = (): TestFlow => testFlow(definition).start('emil');

test('one assist is retrieved, the item waits for the other', () => {
  const flow = running().assist('ann', 'cy', 'dot').assistRetrieve('ann', 'cy').expectOpen('dot@desk');

  flow.submit('dot').expectOpen('ann@desk');
});

test('finished assists stay finished, the others are retrieved', () => {
  const flow = running().assist('ann', 'cy', 'dot').submit('cy').assistRetrieve('ann').expectOpen('ann@desk');

  expect(
    Object.values(flow.state.items).flatMap(({ kind, holder, result, reason }) => (kind === 'assist' ? [[holder, result, reason]] : [])),
  ).toEqual([
    ['cy', 'submitted', null],
    ['dot', null, 'withdrawn'],
  ]);
  expect(Object.values(flow.state.involvements).map(({ state }) => state)).toEqual(['done']);
});

test('a finished assist cannot be retrieved, and only the person who asked can retrieve', () => {
  const flow = running();
  const itemId = flow.itemOf('ann').id;
  flow.assist('ann', 'cy');
  const assist = flow.itemOf('cy').id;

  flow.expectRefusal('NotHandler', (each) => each.perform({ action: 'AssistRetrieve', actor: 'cy', itemId }));
  flow.submit('cy');
  flow.expectRefusal('AssistFinished', (each) => each.perform({ action: 'AssistRetrieve', actor: 'ann', itemId, items: [assist] }));
  flow.expectRefusal('AssistFinished', (each) => each.perform({ action: 'AssistRetrieve', actor: 'ann', itemId }));
});

test('the person whose assist was retrieved cannot act on it', () => {
  const flow = running().assist('ann', 'cy');
  const itemId = flow.itemOf('cy').id;

  flow.assistRetrieve('ann').expectRefusal('TaskProcessed', (each) => each.perform({ action: 'Submit', actor: 'cy', itemId }));
});

test('an agent asks in their own name, and both agent and holder may retrieve', () => {
  const agents = { ann: { person: 'dan', trust: 't', until: '9999-01-01T00:00:00.000Z', mayForward: false } };
  for (const taker of ['ann', 'dan']) {
    const flow = testFlow(definition, { agents }).start('emil');
    const itemId = flow.itemOf('ann').id;

    flow.perform({ action: 'Assist', actor: 'dan', itemId, people: ['cy'] }).expectOpen('cy@desk');
    expect(Object.values(flow.state.involvements).map(({ by }) => by)).toEqual(['dan']);
    flow.perform({ action: 'AssistRetrieve', actor: taker, itemId }).expectOpen('ann@desk');
  }
});
