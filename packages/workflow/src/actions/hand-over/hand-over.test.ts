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

/** Whatever `from` has to do goes to `to`. */
const handOver = (flow: TestFlow, from: string, to: string): TestFlow =>
  flow.perform({ action: 'HandOver', actor: 'root', operatorIsAdministrator: true, itemId: flow.itemOf(from).id, to });

describe('a place of their own', () => {
  test('goes to the successor, who decides in it', () => {
    handOver(flowOf(), 'ann', 'dan').expectOpen('bob@board', 'dan@board').agree('dan').agree('bob').expectStatus('COMPLETED', 'agreed');
  });

  test('is no second one for who has a place there, whose vote may decide at once', () => {
    handOver(flowOf(), 'ann', 'bob').expectOpen('bob@board');
    handOver(flowOf().agree('bob'), 'ann', 'bob').expectStatus('COMPLETED', 'agreed');
  });

  test('goes to the successor in the branch it is in, where the activity is open in several', () => {
    const definition = buildWorkflow(
      [start(), split('fork'), handle('one', ['ann']), handle('two', ['bob']), join('meet', 'fork'), end()],
      ['start > fork > one > meet > end', 'fork > two > meet'],
    );

    const flow = handOver(testFlow(definition).start('emil'), 'bob', 'dan').expectOpen('ann@one', 'dan@two');

    expect(flow.events.at(-1)).toMatchObject({ type: 'steered', activity: 'two', added: ['dan'], removed: ['bob'] });
  });
});

describe('to the initiator', () => {
  test('work and votes that the activity lets them give are theirs', () => {
    const work = testFlow(buildWorkflow([start(), handle('fill', ['ann']), end()], ['start > fill > end'])).start('emil');

    handOver(work, 'ann', 'emil').expectOpen('emil@fill').submit('emil').expectStatus('COMPLETED', 'submitted');
    handOver(flowOf({ whenInitiator: 'allow' }), 'ann', 'emil').expectOpen('bob@board', 'emil@board');
  });

  test('else their manager is asked, or nobody while others are, as the activity says', () => {
    handOver(flowOf({ whenInitiator: 'manager' }), 'ann', 'emil').expectOpen('bob@board', 'mia@board');
    handOver(flowOf({ whenInitiator: 'skip' }), 'ann', 'emil').expectOpen('bob@board');
  });

  test('who leaves may be that manager: then whom the activity asks where nobody is found', () => {
    const own = (settings: Settings): TestFlow =>
      testFlow(buildWorkflow([start(), approve('board', ['mia'], settings), end()], ['start > board > end']), {
        managers: { emil: 'mia' },
        administrators: ['eve'],
      }).start('emil');

    handOver(own({ whenNobody: [{ kind: 'administrators' }] }), 'mia', 'emil').expectOpen('eve@board');
    own({ whenNobody: [{ kind: 'skip' }] }).expectRefusal('AppointInitiator', (flow) => handOver(flow, 'mia', 'emil'));
  });
});

describe('what others asked of them', () => {
  test('assistance goes to the successor, and the task goes on when they are done', () => {
    handOver(flowOf().assist('ann', 'pia'), 'pia', 'dan').submit('dan').agree('ann').agree('bob').expectStatus('COMPLETED', 'agreed');
  });

  test('assistance ends where the successor is who asked for it, or has a place there', () => {
    handOver(flowOf().assist('ann', 'pia'), 'pia', 'ann').expectOpen('ann@board', 'bob@board').agree('ann');
    handOver(flowOf().assist('ann', 'pia'), 'pia', 'bob').expectOpen('ann@board', 'bob@board').agree('ann');
  });

  test('a question goes to the successor', () => {
    handOver(flowOf().consult('ann', 'pia'), 'pia', 'dan').expectOpen('ann@board', 'bob@board', 'dan@board');
  });

  test('an added vote goes to the successor, in a sequence too, and counts once', () => {
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

  test('an added vote ends where the successor added it: they decide themselves, or have agreed', () => {
    handOver(flowOf().addSign('ann', 'before', 'pia'), 'pia', 'ann')
      .expectOpen('ann@board', 'bob@board')
      .agree('ann');
    handOver(flowOf().addSign('ann', 'after', 'pia'), 'pia', 'ann')
      .agree('bob')
      .expectStatus('COMPLETED', 'agreed');
  });

  test('the initiator is asked no added vote where they may not decide', () => {
    handOver(flowOf().addSign('ann', 'before', 'pia'), 'pia', 'emil').expectOpen('bob@board', 'mia@board');
  });
});

test('others than administrators, what is done, who left too, and a form sent back to its initiator are refused', () => {
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
