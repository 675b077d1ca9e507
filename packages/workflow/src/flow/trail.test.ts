import { testFlow } from '@inkstone/testing/test-flow';
import { approve, buildWorkflow, end, exclusive, start } from '@inkstone/testing/workflow-builder';
import { expect, test } from 'vitest';

test('a repeated loop does not make the trail longer', () => {
  const definition = buildWorkflow(
    [start(), approve('one', ['ann']), approve('two', ['bob']), exclusive('again'), end()],
    ['start > one > two > again', { from: 'again', to: 'one', condition: 'more' }, { from: 'again', to: 'end', default: true }],
  );
  const flow = testFlow(definition, { conditions: { more: true } }).start('emil');

  for (let round = 0; round < 5; round++) flow.agree('ann').agree('bob');

  const [token] = Object.values(flow.state.tokens);
  expect(token?.trail.map((step) => step.kind === 'activity' && step.activity)).toEqual(['start', 'one', 'two']);
  flow.expectTargets('ann', 'two', 'start');
});
