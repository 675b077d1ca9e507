import { expect, test } from 'vitest';
import { testFlow, type TestFlow } from '@inkstone/testing/test-flow';
import { approve, buildWorkflow, circulate, end, handle, join, split, start } from '@inkstone/testing/workflow-builder';

const chain = buildWorkflow(
  [
    start(),
    handle('prepare', ['pia']),
    approve('board', ['ann', 'bob', 'cho'], { policy: { kind: 'all' } }),
    circulate('tell', ['ivy']),
    approve('head', ['hal', 'hue']),
    end(),
  ],
  ['start > prepare > board > tell > head > end'],
);
const atBoard = (): TestFlow => testFlow(chain).start('emil').submit('pia');
const atHead = (): TestFlow => atBoard().agree('ann').agree('bob').agree('cho').expectOpen('hal@head', 'hue@head');

test('while the visit is undecided the slot votes again, in a new item', () => {
  const flow = atBoard().agree('ann').retrieveVote('ann', 'board').expectOpen('ann@board', 'bob@board', 'cho@board');

  const items = Object.values(flow.state.items).filter((item) => item.holder === 'ann');
  expect(items.map((item) => [item.state, item.result])).toEqual([
    ['done', 'retrieved'],
    ['open', null],
  ]);
  flow.agree('bob').agree('cho').expectStatus('PROCESSING').disagree('ann').expectStatus('COMPLETED', 'disagreed');
});

test('in a sequence the person asked next waits again', () => {
  const sequence = buildWorkflow(
    [start(), approve('board', ['ann', 'bob', 'cho'], { policy: { kind: 'all' }, order: 'sequential' }), end()],
    ['start > board > end'],
  );
  const flow = testFlow(sequence).start('emil').agree('ann').expectOpen('bob@board').retrieveVote('ann', 'board').expectOpen('ann@board');

  flow.agree('ann').expectOpen('bob@board').agree('bob').expectOpen('cho@board');
  flow.expectRefusal('CannotRecall', (each) => each.retrieveVote('ann', 'board'));
});

test('a decided visit begins again with the votes of the others', () => {
  const flow = atHead().retrieveVote('bob', 'board').expectOpen('bob@board');

  const heads = Object.values(flow.state.items).filter((item) => item.activity === 'head');
  expect(heads.map((item) => [item.state, item.reason])).toEqual([
    ['cancelled', 'retrieved'],
    ['cancelled', 'retrieved'],
  ]);
  flow.expectTargets('bob', 'prepare', 'start').agree('bob').expectOpen('hal@head', 'hue@head');
});

test('those whose items were cancelled by the decision are asked again', () => {
  const any = buildWorkflow([start(), approve('desk', ['ann', 'bob']), approve('head', ['hal']), end()], ['start > desk > head > end']);

  testFlow(any)
    .start('emil')
    .agree('ann')
    .retrieveVote('ann', 'desk')
    .expectOpen('ann@desk', 'bob@desk')
    .agree('bob')
    .expectOpen('hal@head');
});

test('a vote that was carried over can be retrieved, too', () => {
  atHead().retrieveVote('bob', 'board').retrieveVote('ann', 'board').expectOpen('ann@board', 'bob@board');
});

test('a submit of a handle activity is retrieved in the same way', () => {
  atBoard().retrieveVote('pia', 'prepare').expectOpen('pia@prepare').submit('pia').expectOpen('ann@board', 'bob@board', 'cho@board');
});

test('refused once anything it led to was decided, forwarded or retrieved', () => {
  atBoard()
    .agree('ann')
    .expectRefusal('CannotRecall', (flow) => flow.retrieveVote('pia', 'prepare'));
  atHead()
    .forward('hal', 'zoe')
    .expectRefusal('CannotRecall', (flow) => flow.retrieveVote('bob', 'board'));
  atHead()
    .reject('hal', 'prepare')
    .expectRefusal('CannotRecall', (flow) => flow.retrieveVote('bob', 'board'));
  atHead()
    .agree('hal')
    .expectRefusal('CannotRecall', (flow) => flow.retrieveVote('bob', 'board'));
  const item = atBoard().agree('ann');
  item.retrieveVote('ann', 'board').expectRefusal('AlreadyRecalled', (flow) => {
    const [first] = Object.values(flow.state.items).filter((each) => each.holder === 'ann');
    flow.perform({ action: 'Retrieve', actor: 'ann', itemId: first!.id });
  });
});

test('refused for anything but an own vote', () => {
  const flow = atHead();
  const [item] = Object.values(flow.state.items).filter((each) => each.holder === 'bob');

  flow.expectRefusal('NotHandler', (each) => each.perform({ action: 'Retrieve', actor: 'ann', itemId: item!.id }));
  flow.expectRefusal('ItemUnknown', (each) => each.perform({ action: 'Retrieve', actor: 'ann', itemId: 'nothing' }));
  flow.expectRefusal('CannotRecall', (each) => each.perform({ action: 'Retrieve', actor: 'hal', itemId: each.itemOf('hal').id }));
  flow.expectRefusal('CannotRecall', (each) => each.retrieveVote('emil', 'start'));
});

test('refused when the votes of the others decide as well', () => {
  const two = buildWorkflow(
    [
      start(),
      approve('board', ['ann', 'bob'], { policy: { kind: 'all' }, whenFailed: { kind: 'route' } }),
      approve('head', ['hal']),
      end(),
    ],
    ['start > board > end', { from: 'board', to: 'head', outcome: 'disagree' }, 'head > end'],
  );
  const flow = testFlow(two).start('emil').agree('ann').disagree('bob').expectOpen('hal@head');

  flow.expectRefusal('CannotRecall', (each) => each.retrieveVote('ann', 'board'));
  flow.retrieveVote('bob', 'board').expectOpen('bob@board').agree('bob').expectStatus('COMPLETED', 'agreed');
});

test('refused without a round left', () => {
  const short = buildWorkflow(
    [start(), approve('desk', ['ann'], { roundsAtMost: 1 }), approve('head', ['hal']), end()],
    ['start > desk > head > end'],
  );

  testFlow(short)
    .start('emil')
    .agree('ann')
    .expectRefusal('RoundsExhausted', (flow) => flow.retrieveVote('ann', 'desk'));
});

const block = buildWorkflow(
  [
    start(),
    approve('first', ['ann']),
    split('fork'),
    approve('left', ['lea']),
    approve('right', ['rae']),
    join('merge', 'fork'),
    approve('last', ['zoe']),
    end(),
  ],
  ['start > first > fork > left > merge > last > end', 'fork > right > merge'],
);
const inBlock = (): TestFlow => testFlow(block).start('emil').agree('ann').expectOpen('lea@left', 'rae@right');

test('a block that nobody has touched is closed again', () => {
  inBlock().retrieveVote('ann', 'first').expectOpen('ann@first').agree('ann').expectOpen('lea@left', 'rae@right');
  inBlock()
    .agree('lea')
    .expectRefusal('CannotRecall', (flow) => flow.retrieveVote('ann', 'first'));
});

test('a vote is retrieved while its branch waits at the join, and not after the join', () => {
  const flow = inBlock().agree('lea').retrieveVote('lea', 'left').expectOpen('lea@left', 'rae@right');

  flow.agree('rae').expectOpen('lea@left').agree('lea').expectOpen('zoe@last');
  flow.expectRefusal('CannotRecall', (each) => each.retrieveVote('lea', 'left'));
});

test('refused in a branch that waits, after a failed vote in another one ended the block', () => {
  const repaired = buildWorkflow(
    [
      start(),
      split('fork'),
      approve('left', ['lea']),
      approve('right', ['rae'], { whenFailed: { kind: 'route' } }),
      approve('third', ['tia']),
      join('merge', 'fork'),
      end(),
    ],
    [
      'start > fork > left > merge > end',
      'fork > right > merge',
      'fork > third > merge',
      { from: 'right', to: 'right', outcome: 'disagree' },
    ],
  );
  const flow = testFlow(repaired).start('emil').agree('lea').disagree('rae').expectOpen('rae@right');

  flow.expectRefusal('CannotRecall', (each) => each.retrieveVote('lea', 'left'));
  flow.agree('rae').expectOpen().expectStatus('COMPLETED', 'agreed');
});

test('refused after a direct return to the person who sent it back', () => {
  atHead()
    .reject('hal', 'prepare')
    .submit('pia')
    .expectOpen('hal@head')
    .expectRefusal('CannotRecall', (flow) => flow.retrieveVote('pia', 'prepare'));
});

test('the initiator may retrieve once the only vote of somebody else was retrieved', () => {
  atBoard()
    .expectRefusal('CannotRecall', (flow) => flow.retrieve('emil'))
    .retrieveVote('pia', 'prepare')
    .retrieve('emil')
    .expectStatus('DRAFT');
});
