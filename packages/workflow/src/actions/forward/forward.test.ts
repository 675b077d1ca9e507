import { expect, test } from 'vitest';
import { testFlow } from '@inkstone/testing/test-flow';
import { approve, buildWorkflow, end, start } from '@inkstone/testing/workflow-builder';

const definition = buildWorkflow([start(), approve('desk', ['ann', 'bob'], { policy: { kind: 'all' } }), end()], ['start > desk > end']);
const running = () => testFlow(definition, { inactive: ['ivy'] }).start('emil');

test('the slot is reassigned: the number of votes stays, the new item names its source', () => {
  const flow = running().forward('ann', 'zoe').expectOpen('bob@desk', 'zoe@desk');

  const { kind, source } = flow.itemOf('zoe');
  expect([kind, flow.state.items[source!]?.result]).toEqual(['forward', 'forwarded']);
  flow.agree('bob').agree('zoe').expectStatus('COMPLETED', 'agreed');
});

test('refused to oneself, another open participant, the initiator and inactive people', () => {
  const flow = running();

  flow.expectRefusal('ForwardToSelf', (each) => each.forward('ann', 'ann'));
  flow.expectRefusal('AlreadyParticipant', (each) => each.forward('ann', 'bob'));
  flow.expectRefusal('ForwardToInitiator', (each) => each.forward('ann', 'emil'));
  flow.expectRefusal('PersonInactive', (each) => each.forward('ann', 'ivy'));
});

test('the person who forwarded cannot act on the item', () => {
  const flow = running();
  const { id } = flow.itemOf('ann');

  flow.forward('ann', 'zoe').expectRefusal('TaskProcessed', (each) => each.perform({ action: 'Agree', actor: 'ann', itemId: id }));
});

test('the start item cannot be forwarded', () => {
  const flow = running().reject('ann', 'start');

  flow.expectRefusal('ActionNotOffered', (each) => each.forward('emil', 'zoe'));
});
