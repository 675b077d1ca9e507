import { test } from 'vitest';
import { approve, buildWorkflow, end, join, split, start } from '@inkstone/testing/workflow-builder';
import { testFlow, type TestFlow } from '@inkstone/testing/test-flow';

const definition = buildWorkflow(
  [start(), split('fork'), approve('left', ['lea']), approve('right', ['rae']), join('merge', 'fork'), approve('last', ['zoe']), end()],
  ['start > fork > left > merge > last > end', 'fork > right > merge'],
);
const close = (flow: TestFlow, activity: string): TestFlow => flow.intervene({ action: 'CancelActivity', actor: 'root', activity });
const inBlock = (): TestFlow => testFlow(definition).start('emil');

test('the branch ends, and the join waits only for the others', () => {
  close(inBlock(), 'left').expectOpen('rae@right').agree('rae').expectOpen('zoe@last');
});

test('when the other branches have arrived, the flow continues at once', () => {
  close(inBlock().agree('rae'), 'left').expectOpen('zoe@last');
});

test('refused for the only active activity, inactive or unknown activities, and anybody but administrators', () => {
  const flow = inBlock();

  flow.expectRefusal('ActivityNotActive', (each) => close(each, 'last'));
  flow.expectRefusal('ActivityUnknown', (each) => close(each, 'nowhere'));
  flow.expectRefusal('NotAdministrator', (each) => each.perform({ action: 'CancelActivity', actor: 'lea', activity: 'left' }));
  flow
    .agree('lea')
    .agree('rae')
    .expectRefusal('LastActivity', (each) => close(each, 'last'));
  flow.agree('zoe').expectRefusal('NotRunning', (each) => close(each, 'last'));
});
