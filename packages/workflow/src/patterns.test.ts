import { describe, expect, test } from 'vitest';
import { testFlow } from '@inkstone/testing/test-flow';
import {
  approve,
  buildWorkflow,
  end,
  exclusive,
  handle,
  inclusiveJoin,
  inclusiveSplit,
  join,
  split,
  start,
  subprocess,
} from '@inkstone/testing/workflow-builder';

const a = handle('a', ['ann']);
const b = handle('b', ['bob']);
const c = handle('c', ['cho']);
const fork = buildWorkflow([start(), split('s'), a, b, join('j', 's'), c, end()], ['start > s > a > j > c > end', 's > b > j']);
const choice = buildWorkflow(
  [start(), exclusive('x'), a, b, c, end()],
  ['start > x', { from: 'x', to: 'a', condition: 'yes' }, { from: 'x', to: 'b', default: true }, 'a > c', 'b > c', 'c > end'],
);
const some = buildWorkflow(
  [start(), inclusiveSplit('s'), a, b, c, inclusiveJoin('j', 's'), handle('d', ['dan']), end()],
  [
    'start > s',
    { from: 's', to: 'a', condition: 'one' },
    { from: 's', to: 'b', condition: 'two' },
    { from: 's', to: 'c', default: true },
    'a > j',
    'b > j',
    'c > j',
    'j > d > end',
  ],
);

/** The supported patterns of docs/workflow-patterns.md, by their number there. */
describe('workflow patterns', () => {
  test('1 sequence', () => {
    const flow = testFlow(buildWorkflow([start(), a, b, end()], ['start > a > b > end'])).start('emil');

    flow.expectAt('a').submit('ann').expectAt('b').submit('bob').expectStatus('COMPLETED', 'submitted');
  });

  test('2, 3 parallel split and synchronization', () => {
    testFlow(fork).start('emil').expectAt('a', 'b').submit('bob').expectAt('a').submit('ann').expectAt('c');
  });

  test('4, 5 exclusive choice and simple merge', () => {
    testFlow(choice, { conditions: { yes: true } })
      .start('emil')
      .expectAt('a')
      .submit('ann')
      .expectAt('c');
    testFlow(choice).start('emil').expectAt('b').submit('bob').expectAt('c');
  });

  test('6, 7 multi-choice and structured synchronizing merge', () => {
    const both = testFlow(some, { conditions: { one: true, two: true } })
      .start('emil')
      .expectAt('a', 'b')
      .submit('ann')
      .expectAt('b');
    both.submit('bob').expectAt('d');
    testFlow(some, { conditions: { two: true } })
      .start('emil')
      .expectAt('b')
      .submit('bob')
      .expectAt('d');
  });

  test('9 discriminator, among the people of one activity', () => {
    const flow = testFlow(buildWorkflow([start(), approve('v', ['ann', 'bob']), c, end()], ['start > v > c > end'])).start('emil');

    flow.expectOpen('ann@v', 'bob@v').agree('bob').expectOpen('cho@c');
  });

  test('10 arbitrary cycles, each with somebody in it', () => {
    const loop = buildWorkflow(
      [start(), a, exclusive('x'), b, exclusive('y'), end()],
      [
        'start > a > x',
        { from: 'x', to: 'a', condition: 'again' },
        { from: 'x', to: 'b', default: true },
        'b > y',
        { from: 'y', to: 'a', condition: 'back' },
        { from: 'y', to: 'end', default: true },
      ],
    );
    const flow = testFlow(loop, { conditions: { again: true } })
      .start('emil')
      .submit('ann')
      .expectAt('a');
    flow.facts = { conditions: { back: true } };
    flow.submit('ann').submit('bob').expectAt('a');
    flow.facts = {};
    flow.submit('ann').submit('bob').expectStatus('COMPLETED', 'submitted');
  });

  test('11 implicit termination: with no token left the instance ends', () => {
    const ends = buildWorkflow(
      [start(), split('s'), a, b, join('j', 's'), end(), end('other')],
      ['start > s > a > other', 's > b > end', { from: 'j', to: 'end' }, { from: 's', to: 'j', code: 'empty' }],
    );

    testFlow(ends).start('emil').submit('ann').expectStatus('PROCESSING').submit('bob').expectStatus('COMPLETED', 'submitted');
  });

  test('12 instances that are not awaited', () => {
    const flow = testFlow(
      buildWorkflow([start(), subprocess('sub', 'child', { waits: false }), a, end()], ['start > sub > a > end']),
    ).start('emil');

    flow.expectAt('a').submit('ann').expectStatus('COMPLETED', 'submitted');
    expect(Object.values(flow.state.children!)).toMatchObject([{ state: 'running' }]);
  });

  test('13, 14 a fixed number of instances, or one per row, all of them awaited', () => {
    const fixed = testFlow(
      buildWorkflow([start(), handle('all', ['ann', 'bob'], { policy: { kind: 'all' } }), end()], ['start > all > end']),
    ).start('emil');
    fixed.submit('ann').expectOpen('bob@all').submit('bob').expectStatus('COMPLETED', 'submitted');

    const each = { each: { kind: 'row' as const, sheet: 'items' } };
    const rows = testFlow(buildWorkflow([start(), subprocess('sub', 'child', each), a, end()], ['start > sub > a > end']), {
      rows: { items: ['r1', 'r2', 'r3'] },
    }).start('emil');
    rows.endChild('sub').endChild('sub').expectOpen().endChild('sub').expectAt('a');
  });

  test('15 instances added while the activity is running: people added beside', () => {
    const flow = testFlow(buildWorkflow([start(), approve('v', ['ann'], { policy: { kind: 'all' } }), end()], ['start > v > end'])).start(
      'emil',
    );

    const item = flow.itemOf('ann').id;
    flow.perform({ action: 'PreAddSign', actor: 'ann', itemId: item, side: 'beside', people: ['bob'] });

    flow.agree('ann').expectOpen('bob@v').agree('bob').expectStatus('COMPLETED', 'agreed');
  });

  test('17 interleaved routing, among the people of one activity', () => {
    const sequential = handle('turn', ['ann', 'bob'], { policy: { kind: 'all' }, order: 'sequential' });

    testFlow(buildWorkflow([start(), sequential, end()], ['start > turn > end']))
      .start('emil')
      .expectOpen('ann@turn')
      .submit('ann')
      .expectOpen('bob@turn');
  });

  test('19 cancel activity: a failed vote ends the sibling branches', () => {
    const branches = buildWorkflow(
      [start(), split('s'), a, approve('v', ['bob'], { whenFailed: { kind: 'route' } }), join('j', 's'), c, end()],
      ['start > s > a > j > end', 's > v > j', { from: 'v', to: 'c', outcome: 'disagree' }, 'c > end'],
    );

    testFlow(branches).start('emil').disagree('bob').expectOpen('cho@c');
  });

  test('20 cancel case', () => {
    testFlow(fork).start('emil').cancel('root', true).expectOpen().expectStatus('CANCELED');
  });
});
