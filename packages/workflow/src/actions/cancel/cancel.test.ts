import { test } from 'vitest';
import { testFlow } from '@inkstone/testing/test-flow';
import { approve, buildWorkflow, end, join, split, start } from '@inkstone/testing/workflow-builder';

const build = (mayCancel = false) =>
  buildWorkflow(
    [start(), split('fork'), approve('left', ['ann']), approve('right', ['bob']), join('merge', 'fork'), end()],
    ['start > fork > left > merge > end', 'fork > right > merge'],
    { initiatorMayCancelAfterDecision: mayCancel },
  );

test('everything open is cancelled with the instance', () => {
  testFlow(build()).start('emil').cancel('emil').expectOpen().expectStatus('CANCELED');
});

test('the initiator may not cancel after a decision unless allowed; an administrator may', () => {
  testFlow(build())
    .start('emil')
    .agree('ann')
    .expectRefusal('CancelAfterDecision', (flow) => flow.cancel('emil'));
  testFlow(build(true)).start('emil').agree('ann').cancel('emil').expectStatus('CANCELED');
  testFlow(build()).start('emil').agree('ann').cancel('root', true).expectStatus('CANCELED');
});

test('others may not cancel, and an ended instance stays ended', () => {
  const flow = testFlow(build())
    .start('emil')
    .expectRefusal('NotInitiator', (each) => each.cancel('ann'));

  flow.cancel('emil').expectRefusal('NotRunning', (each) => each.cancel('root', true));
  testFlow(build()).expectRefusal('NotRunning', (each) => each.cancel('root', true));
});
