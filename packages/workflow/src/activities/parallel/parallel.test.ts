import { expect, test } from 'vitest';
import { testFlow } from '@inkstone/testing/test-flow';
import { approve, buildWorkflow, end, join, split, start } from '@inkstone/testing/workflow-builder';

test('all branches run at once, and the join continues once when the last has arrived', () => {
  const definition = buildWorkflow(
    [start(), split('fork'), approve('budget', ['bea']), approve('tech', ['tom']), join('merge', 'fork'), approve('gm', ['gil']), end()],
    ['start > fork > budget > merge > gm > end', 'fork > tech > merge'],
  );

  const flow = testFlow(definition)
    .start('emil')
    .expectAt('budget', 'tech')
    .agree('tom')
    .expectAt('budget')
    .agree('bea')
    .expectOpen('gil@gm');

  expect(Object.values(flow.state.tokens)).toHaveLength(1);
  flow.agree('gil').expectStatus('COMPLETED', 'agreed');
});

test('a branch that reaches an end counts as arrived', () => {
  const definition = buildWorkflow(
    [start(), split('fork'), approve('left', ['ann']), approve('right', ['bob']), join('merge', 'fork'), approve('last', ['cho']), end()],
    ['start > fork > left > merge > last > end', 'fork > right > end'],
  );

  testFlow(definition).start('emil').agree('bob').expectAt('left').agree('ann').expectAt('last');
  testFlow(definition).start('emil').agree('ann').expectAt('right').agree('bob').expectAt('last');
});

test('a branch without activities and a block without people pass at once', () => {
  const definition = buildWorkflow(
    [start(), split('fork'), approve('left', ['ann']), split('inner'), join('innermerge', 'inner'), join('merge', 'fork'), end()],
    [
      'start > fork > left > merge > end',
      'fork > inner',
      { from: 'inner', to: 'innermerge', code: 'a' },
      { from: 'inner', to: 'innermerge', code: 'b' },
      'innermerge > merge',
    ],
  );

  testFlow(definition).start('emil').expectAt('left').agree('ann').expectStatus('COMPLETED', 'agreed');
});
