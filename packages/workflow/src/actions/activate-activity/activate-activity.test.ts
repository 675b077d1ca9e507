import { expect, test } from 'vitest';
import { approve, buildWorkflow, end, exclusive, handle, join, split, start } from '@inkstone/testing/workflow-builder';
import { testFlow, type TestFlow } from '@inkstone/testing/test-flow';

const definition = buildWorkflow(
  [
    start(),
    handle('before', ['pia']),
    split('fork'),
    approve('left1', ['lea']),
    approve('left2', ['leo']),
    approve('right', ['rae']),
    join('merge', 'fork'),
    approve('last', ['zoe'], { roundsAtMost: 2 }),
    end(),
  ],
  ['start > before > fork > left1 > left2 > merge > last > end', 'fork > right > merge'],
);
const activate = (flow: TestFlow, activity: string, people?: string[]): TestFlow =>
  flow.intervene({ action: 'ActivateActivity', actor: 'root', activity, people });
const inBlock = (): TestFlow =>
  testFlow(definition, { inactive: ['ida'] })
    .start('emil')
    .submit('pia');

test('outside blocks the whole flow continues at the activity', () => {
  const flow = activate(inBlock(), 'last').expectOpen('zoe@last').agree('zoe').expectStatus('COMPLETED', 'agreed');

  const closed = Object.values(flow.state.items).find((item) => item.holder === 'rae');
  expect([closed?.state, closed?.reason]).toEqual(['cancelled', 'moved']);
});

test('named people are asked instead of those the activity would find', () => {
  activate(inBlock(), 'last', ['ann', 'bob']).expectOpen('ann@last', 'bob@last');
});

test('inside a running block only that branch continues elsewhere', () => {
  const flow = activate(inBlock(), 'left2').expectOpen('leo@left2', 'rae@right');

  flow.agree('leo').agree('rae').expectOpen('zoe@last');
});

test('a branch that had arrived runs again, and the join waits for it', () => {
  const flow = activate(inBlock().agree('rae'), 'right').expectOpen('lea@left1', 'rae@right');

  flow.agree('lea').agree('leo').expectOpen('rae@right').agree('rae').expectOpen('zoe@last');
});

test('a block that is not running is opened with that branch alone', () => {
  const flow = testFlow(definition).start('emil');

  activate(flow, 'left2').expectOpen('leo@left2').agree('leo').expectOpen('zoe@last').expectTargets('zoe', 'fork_left1/left2', 'start');
});

test('activities completed before remain reject targets', () => {
  activate(inBlock(), 'last').expectTargets('zoe', 'before', 'start');
});

test('the start begins a new pass', () => {
  const flow = activate(inBlock(), 'start').expectOpen('emil@start').expectStatus('PROCESSING');

  expect(flow.state.pass).toBe(2);
});

test('a failed flow continues', () => {
  const stuck = buildWorkflow(
    [start(), approve('one', ['ann']), exclusive('way'), approve('two', ['bob']), end()],
    ['start > one > way', { from: 'way', to: 'end', condition: 'broken' }, { from: 'way', to: 'two', default: true }, 'two > end'],
  );
  const flow = testFlow(stuck, { conditions: { broken: { error: 'no such field' } } })
    .start('emil')
    .agree('ann')
    .expectStatus('EXCEPTION');

  activate(flow, 'two').expectStatus('PROCESSING').expectOpen('bob@two');
});

test('refused for an open or unknown activity, an end or a join, without a round left, for invalid people, and for anybody but administrators', () => {
  const flow = inBlock();

  flow.expectRefusal('ActivityActive', (each) => activate(each, 'right'));
  flow.expectRefusal('ActivityUnknown', (each) => activate(each, 'nowhere'));
  flow.expectRefusal('ActivityNotStartable', (each) => activate(each, 'merge'));
  flow.expectRefusal('ActivityNotStartable', (each) => activate(each, 'end'));
  flow.expectRefusal('PersonInactive', (each) => activate(each, 'last', ['ida']));
  flow.expectRefusal('AppointInitiator', (each) => activate(each, 'last', ['emil']));
  flow.expectRefusal('ActivityNotHuman', (each) => activate(each, 'start', ['ann']));
  flow.expectRefusal('NotAdministrator', (each) => each.perform({ action: 'ActivateActivity', actor: 'emil', activity: 'last' }));
  activate(activate(activate(activate(flow, 'last'), 'start'), 'last'), 'start').expectRefusal('RoundsExhausted', (each) =>
    activate(each, 'last'),
  );
  flow.cancel('root', true).expectRefusal('NotRunning', (each) => activate(each, 'before'));
});
