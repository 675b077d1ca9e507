import { expect, test } from 'vitest';
import { approve, buildWorkflow, circulate, end, start } from '@inkstone/testing/workflow-builder';
import { testFlow } from '@inkstone/testing/test-flow';

const definition = buildWorkflow(
  [start(), circulate('tell', ['ivy']), approve('manager', ['ann', 'bob']), end()],
  ['start > tell > manager > end'],
);

test('an administrator completes a running instance; copies can still be read', () => {
  const flow = testFlow(definition).start('emil').intervene({ action: 'FinishInstance', actor: 'root', reason: 'out of time' });

  flow.expectOpen().expectStatus('COMPLETED', 'finished').read('ivy');
  const closed = Object.values(flow.state.items).filter((item) => item.activity === 'manager');
  expect(closed.map((item) => [item.state, item.reason])).toEqual([
    ['cancelled', 'finished'],
    ['cancelled', 'finished'],
  ]);
});

test('nobody else may finish, and an ended instance stays ended', () => {
  const flow = testFlow(definition)
    .start('emil')
    .expectRefusal('NotAdministrator', (each) => each.perform({ action: 'FinishInstance', actor: 'emil' }));

  flow.agree('ann').expectRefusal('NotRunning', (each) => each.intervene({ action: 'FinishInstance', actor: 'root' }));
});
