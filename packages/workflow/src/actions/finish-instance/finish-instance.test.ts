import { expect, test } from 'vitest';
import { approve, buildWorkflow, circulate, end, start } from '@inkstone/testing/workflow-builder';
import { testFlow } from '@inkstone/testing/test-flow';

const definition = buildWorkflow(
  [start(), circulate('tell', ['ivy']), approve('manager', ['ann', 'bob']), end()],
  ['start > tell > manager > end'],
);

test('an administrator completes what is running; copies can still be read', () => {
  const flow = testFlow(definition).start('emil').steer({ action: 'FinishInstance', actor: 'root', reason: 'out of time' });

  flow.expectOpen().expectStatus('COMPLETED', 'finished').read('ivy');
  const closed = Object.values(flow.state.items).filter((item) => item.activity === 'manager');
  expect(closed.map((item) => [item.state, item.reason])).toEqual([
    ['cancelled', 'finished'],
    ['cancelled', 'finished'],
  ]);
});

test('nobody else may, and what is over stays over', () => {
  const flow = testFlow(definition)
    .start('emil')
    .expectRefusal('NotAdministrator', (each) => each.perform({ action: 'FinishInstance', actor: 'emil' }));

  flow.agree('ann').expectRefusal('NotRunning', (each) => each.steer({ action: 'FinishInstance', actor: 'root' }));
});
