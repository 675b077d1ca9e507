import { expect, test } from 'vitest';
import { testFlow, type TestFlow } from '@inkstone/testing/test-flow';
import { approve, buildWorkflow, end, start } from '@inkstone/testing/workflow-builder';

const definition = buildWorkflow([start(), approve('desk', ['ann']), end()], ['start > desk > end']);
const running = (): TestFlow => testFlow(definition, { inactive: ['ivy'] }).start('emil');
const copies = (flow: TestFlow) =>
  Object.values(flow.state.items).flatMap(({ kind, holder, state, result }) => (kind === 'circulate' ? [[holder, state, result]] : []));

test('copies block nothing, survive completion, and tell who has read', () => {
  const flow = running().circulate('ann', 'cy', 'dot').expectOpen('ann@desk').agree('ann').expectStatus('COMPLETED', 'agreed');

  flow.read('cy');

  expect(copies(flow)).toEqual([
    ['cy', 'done', 'read'],
    ['dot', 'open', null],
  ]);
});

test('who has an unread copy gets no second one', () => {
  const flow = running().circulate('ann', 'cy').circulate('ann', 'cy', 'dot');

  expect(copies(flow).map(([holder]) => holder)).toEqual(['cy', 'dot']);
  flow.expectRefusal('AlreadyCirculated', (each) => each.circulate('ann', 'cy', 'dot'));
  flow.read('cy').circulate('ann', 'cy');
});

test('to nobody, or to somebody inactive, is refused', () => {
  const flow = running();

  flow.expectRefusal('PeopleMissing', (each) => each.circulate('ann'));
  flow.expectRefusal('PersonInactive', (each) => each.circulate('ann', 'ivy'));
});

test('is taken back with the instance when the initiator retrieves it', () => {
  const flow = running().circulate('ann', 'cy').retrieve('emil');

  expect(copies(flow)).toEqual([['cy', 'cancelled', null]]);
});
