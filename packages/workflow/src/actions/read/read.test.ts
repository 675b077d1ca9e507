import { expect, test } from 'vitest';
import { testFlow } from '@inkstone/testing/test-flow';
import { approve, buildWorkflow, circulate, end, start } from '@inkstone/testing/workflow-builder';

const definition = buildWorkflow(
  [start(), circulate('info', ['ivy', 'ian']), approve('desk', ['ann'], { whenFailed: { kind: 'back', activity: 'start' } }), end()],
  ['start > info > desk > end'],
);

test('a copy survives the end of the instance and can be read then', () => {
  const flow = testFlow(definition).start('emil').agree('ann').expectStatus('COMPLETED', 'agreed');

  flow.read('ivy');

  const copies = Object.values(flow.state.items).filter((item) => item.kind === 'circulate');
  expect(copies.map((item) => [item.holder, item.state, item.result])).toEqual([
    ['ivy', 'done', 'read'],
    ['ian', 'open', null],
  ]);
});

test('a copy is read once, and a task is not a copy', () => {
  const flow = testFlow(definition).start('emil');
  const copy = Object.values(flow.state.items).find((item) => item.holder === 'ivy')!;

  flow.read('ivy').expectRefusal('TaskProcessed', (each) => each.perform({ action: 'Read', actor: 'ivy', itemId: copy.id }));
  flow.expectRefusal('ActionNotOffered', (each) => each.perform({ action: 'Read', actor: 'ann', itemId: each.itemOf('ann').id }));
});

test('in a new round a person with an unread copy does not get a second one', () => {
  const flow = testFlow(definition).start('emil').read('ivy').disagree('ann').submit('emil');

  const open = Object.values(flow.state.items).filter((item) => item.kind === 'circulate' && item.state === 'open');
  expect(open.map((item) => item.holder).sort()).toEqual(['ian', 'ivy']);
});
