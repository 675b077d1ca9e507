import { describe, expect, test } from 'vitest';
import { approve, buildWorkflow, end, handle, join, split, start } from '@inkstone/testing/workflow-builder';
import { testFlow, type TestFlow } from '@inkstone/testing/test-flow';

const all = { policy: { kind: 'all' } } as const;
type Settings = Parameters<typeof approve>[2];
const flowOf = (settings: Settings = {}): TestFlow =>
  testFlow(buildWorkflow([start(), approve('board', ['ann', 'bob'], { ...all, ...settings }), end()], ['start > board > end']), {
    managers: { emil: 'mia' },
    inactive: ['ida'],
  }).start('emil');

/** Hands everything of `from` over to `to`. */
const handOver = (flow: TestFlow, from: string, to: string): TestFlow =>
  flow.perform({ action: 'HandOver', actor: 'root', operatorIsAdministrator: true, itemId: flow.itemOf(from).id, to });

describe('an own slot', () => {
  test('goes to the successor, who decides in it', () => {
    handOver(flowOf(), 'ann', 'dan').expectOpen('bob@board', 'dan@board').agree('dan').agree('bob').expectStatus('COMPLETED', 'agreed');
  });

  test('is not added to a successor who has a slot, whose vote may decide at once', () => {
    handOver(flowOf(), 'ann', 'bob').expectOpen('bob@board');
    handOver(flowOf().agree('bob'), 'ann', 'bob').expectStatus('COMPLETED', 'agreed');
  });

  test('goes to the successor in its own branch when the activity is open in several', () => {
    const definition = buildWorkflow(
      [start(), split('fork'), handle('one', ['ann']), handle('two', ['bob']), join('meet', 'fork'), end()],
      ['start > fork > one > meet > end', 'fork > two > meet'],
    );

    const flow = handOver(testFlow(definition).start('emil'), 'bob', 'dan').expectOpen('ann@one', 'dan@two');

    expect(flow.events.at(-1)).toMatchObject({ type: 'steered', activity: 'two', added: ['dan'], removed: ['bob'] });
  });
});

describe('to the initiator', () => {
  test('work goes to them, and votes where the activity allows it', () => {
    const work = testFlow(buildWorkflow([start(), handle('fill', ['ann']), end()], ['start > fill > end'])).start('emil');

    handOver(work, 'ann', 'emil').expectOpen('emil@fill').submit('emil').expectStatus('COMPLETED', 'submitted');
    handOver(flowOf({ whenInitiator: 'allow' }), 'ann', 'emil').expectOpen('bob@board', 'emil@board');
  });

  test('otherwise their manager is asked, or nobody while others are, as the activity defines', () => {
    handOver(flowOf({ whenInitiator: 'manager' }), 'ann', 'emil').expectOpen('bob@board', 'mia@board');
    handOver(flowOf({ whenInitiator: 'skip' }), 'ann', 'emil').expectOpen('bob@board');
  });

  test('when that manager is the person who leaves, the fallback people are asked', () => {
    const own = (settings: Settings): TestFlow =>
      testFlow(buildWorkflow([start(), approve('board', ['mia'], settings), end()], ['start > board > end']), {
        managers: { emil: 'mia' },
        administrators: ['eve'],
      }).start('emil');

    handOver(own({ whenNobody: [{ kind: 'administrators' }] }), 'mia', 'emil').expectOpen('eve@board');
    own({ whenNobody: [{ kind: 'skip' }] }).expectRefusal('AppointInitiator', (flow) => handOver(flow, 'mia', 'emil'));
  });
});

describe('involvements of the person who leaves', () => {
  test('assistance goes to the successor, and the task continues when they have finished', () => {
    handOver(flowOf().assist('ann', 'pia'), 'pia', 'dan').submit('dan').agree('ann').agree('bob').expectStatus('COMPLETED', 'agreed');
  });

  test('assistance ends when the successor asked for it or has a slot there', () => {
    handOver(flowOf().assist('ann', 'pia'), 'pia', 'ann').expectOpen('ann@board', 'bob@board').agree('ann');
    handOver(flowOf().assist('ann', 'pia'), 'pia', 'bob').expectOpen('ann@board', 'bob@board').agree('ann');
  });

  test('a question goes to the successor', () => {
    handOver(flowOf().consult('ann', 'pia'), 'pia', 'dan').expectOpen('ann@board', 'bob@board', 'dan@board');
  });

  test('an added vote goes to the successor, also in a sequence, and counts once', () => {
    handOver(flowOf().addSign('ann', 'before', ['pia', 'sue'], 'sequential'), 'pia', 'dan')
      .agree('dan')
      .agree('sue')
      .agree('ann')
      .expectOpen('bob@board');
    handOver(flowOf().addSign('ann', 'after', 'pia'), 'pia', 'dan')
      .agree('dan')
      .agree('bob')
      .expectStatus('COMPLETED', 'agreed');
  });

  test('an added vote ends when the successor added it: they decide themselves, or have agreed', () => {
    handOver(flowOf().addSign('ann', 'before', 'pia'), 'pia', 'ann')
      .expectOpen('ann@board', 'bob@board')
      .agree('ann');
    handOver(flowOf().addSign('ann', 'after', 'pia'), 'pia', 'ann')
      .agree('bob')
      .expectStatus('COMPLETED', 'agreed');
  });

  test('the initiator is not asked for an added vote where they may not decide', () => {
    handOver(flowOf().addSign('ann', 'before', 'pia'), 'pia', 'emil').expectOpen('bob@board', 'mia@board');
  });
});

test('refused for anybody but administrators, finished items, inactive successors, and a form returned to its initiator', () => {
  const to =
    (person: string, actor = 'root') =>
    (flow: TestFlow) =>
      flow.perform({ action: 'HandOver', actor, operatorIsAdministrator: actor === 'root', itemId: flow.itemOf('ann').id, to: person });
  const returned = flowOf().reject('ann', 'start');

  flowOf().expectRefusal('NotAdministrator', to('dan', 'bob'));
  flowOf().expectRefusal('PersonInactive', to('ida'));
  flowOf().expectRefusal('AlreadyParticipant', to('ann'));
  returned.expectRefusal('StartStays', (flow) => handOver(flow, 'emil', 'dan'));
});
