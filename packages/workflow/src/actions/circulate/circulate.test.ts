import { expect, test } from 'vitest';
import { testFlow, type TestFlow } from '@inkstone/testing/test-flow';
import { approve, buildWorkflow, end, start } from '@inkstone/testing/workflow-builder';

const definition = buildWorkflow([start(), approve('desk', ['ann']), end()], ['start > desk > end']);
const running = (): TestFlow => testFlow(definition, { inactive: ['ivy'] }).start('emil');
const copies = (flow: TestFlow) =>
  Object.values(flow.state.items).flatMap(({ kind, holder, state, result }) => (kind === 'circulate' ? [[holder, state, result]] : []));

test('copies block nothing, survive completion, and record who has read them', () => {
  const flow = running().circulate('ann', 'cy', 'dot').expectOpen('ann@desk').agree('ann').expectStatus('COMPLETED', 'agreed');

  flow.read('cy');

  expect(copies(flow)).toEqual([
    ['cy', 'done', 'read'],
    ['dot', 'open', null],
  ]);
});

test('a person with an unread copy does not get a second one', () => {
  const flow = running().circulate('ann', 'cy').circulate('ann', 'cy', 'dot');

  expect(copies(flow).map(([holder]) => holder)).toEqual(['cy', 'dot']);
  flow.expectRefusal('AlreadyCirculated', (each) => each.circulate('ann', 'cy', 'dot'));
  flow.read('cy').circulate('ann', 'cy');
});

test('refused without people and for inactive people', () => {
  const flow = running();

  flow.expectRefusal('PeopleMissing', (each) => each.circulate('ann'));
  flow.expectRefusal('PersonInactive', (each) => each.circulate('ann', 'ivy'));
});

test('copies are cancelled when the initiator retrieves the instance', () => {
  const flow = running().circulate('ann', 'cy').retrieve('emil');

  expect(copies(flow)).toEqual([['cy', 'cancelled', null]]);
});
