import { expect, test } from 'vitest';
import { testFlow } from '@inkstone/testing/test-flow';
import { approve, buildWorkflow, circulate, end, start } from '@inkstone/testing/workflow-builder';

const definition = buildWorkflow(
  [start(), circulate('info', ['ivy']), approve('manager', ['mona']), approve('finance', ['fred']), end()],
  ['start > info > manager > finance > end'],
);

test('the instance is a draft again with nothing open, and can be submitted in a new pass', () => {
  const flow = testFlow(definition).start('emil').retrieve('emil').expectOpen().expectStatus('DRAFT');

  expect(Object.values(flow.state.items).filter((item) => item.state === 'open')).toEqual([]);
  flow.start('emil').expectOpen('mona@manager');
  expect(flow.state.pass).toBe(2);
});

test('a retrieved draft resolves its participants again', () => {
  const byRole = buildWorkflow(
    [start(), approve('desk', [], { participants: [{ kind: 'control', control: 'deputy' }] }), end()],
    ['start > desk > end'],
  );
  const flow = testFlow(byRole, { sources: { control: ['ann'] } })
    .start('emil')
    .retrieve('emil');

  flow.facts = { sources: { control: ['bob'] } };
  flow.start('emil').expectOpen('bob@desk');
});

test('refused after a decision of somebody else in this pass, when retrieved already, after the end, and for others', () => {
  const flow = testFlow(definition).start('emil');

  flow.expectRefusal('NotInitiator', (each) => each.retrieve('mona'));
  flow.agree('mona').expectRefusal('CannotRecall', (each) => each.retrieve('emil'));
  flow.agree('fred').expectRefusal('CannotRecall', (each) => each.retrieve('emil'));
  testFlow(definition)
    .start('emil')
    .retrieve('emil')
    .expectRefusal('AlreadyRecalled', (each) => each.retrieve('emil'));
});

test('after a reject to the start a new pass has begun: the initiator may retrieve', () => {
  testFlow(definition).start('emil').reject('mona', 'start').retrieve('emil').expectStatus('DRAFT');
});

test('only the initiator submits the draft again', () => {
  testFlow(definition)
    .start('emil')
    .retrieve('emil')
    .expectRefusal('NotInitiator', (each) => each.start('mona'));
});
