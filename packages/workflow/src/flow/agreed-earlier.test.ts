import { testFlow } from '@inkstone/testing/test-flow';
import { approve, buildWorkflow, end, handle, join, split, start } from '@inkstone/testing/workflow-builder';
import { describe, expect, test } from 'vitest';

type Settings = Parameters<typeof approve>[2];
const twice = (settings: Settings = {}, first: Settings = {}) =>
  buildWorkflow(
    [start(), approve('first', ['ann'], first), approve('second', ['ann', 'bob'], settings), end()],
    ['start > first > second > end'],
  );
const all: Settings = { policy: { kind: 'all' } };

describe('a person who agreed directly before', () => {
  test('agrees again without being asked, and the others are asked', () => {
    const flow = testFlow(twice(all)).start('emil').agree('ann').expectOpen('bob@second');

    expect(Object.values(flow.state.slots).find(({ carriedFrom }) => carriedFrom !== null)).toMatchObject({
      person: 'ann',
      vote: 'agreed',
      reason: { kind: 'agreed-earlier', activity: 'first' },
    });
  });

  test('decides at once where one is enough', () => {
    const flow = testFlow(twice()).start('emil').agree('ann').expectStatus('COMPLETED', 'agreed');

    expect(Object.values(flow.state.items).filter(({ activity }) => activity === 'second')).toEqual([]);
  });

  test('may have agreed at the end of a branch', () => {
    const block = buildWorkflow(
      [
        start(),
        split('s'),
        approve('left', ['ann']),
        approve('right', ['bob']),
        join('j', 's'),
        approve('last', ['ann', 'bob'], all),
        end(),
      ],
      ['start > s > left > j > last > end', 's > right > j'],
    );

    testFlow(block).start('emil').agree('ann').agree('bob').expectStatus('COMPLETED', 'agreed');
  });

  test('is asked when an activity lies between, unless earlier votes count anywhere', () => {
    const between = (settings: Settings) =>
      buildWorkflow(
        [start(), approve('first', ['ann']), handle('work', ['pia']), approve('second', ['ann'], settings), end()],
        ['start > first > work > second > end'],
      );

    testFlow(between({})).start('emil').agree('ann').submit('pia').expectOpen('ann@second');
    testFlow(between({ whenAgreedEarlier: 'anywhere' }))
      .start('emil')
      .agree('ann')
      .submit('pia')
      .expectStatus('COMPLETED', 'agreed');
  });
});

describe('a person who agreed earlier is asked', () => {
  const asked = (definition: ReturnType<typeof twice>, facts = {}) =>
    testFlow(definition, facts).start('emil').agree('ann', undefined, 'fine').expectOpen('ann@second', 'bob@second');

  test('where the activity is configured to ask', () => {
    asked(twice({ ...all, whenAgreedEarlier: 'ask' }));
  });

  test.each([
    ['an opinion', { opinion: { agree: 'required' } }],
    ['a file', { upload: { agree: 'required' } }],
    ['a signature', { signature: { agree: 'required' } }],
    ['a scanned signature', { qrSignature: { agree: 'required' } }],
    ['a field', { permission: { others: { e: false, v: true }, controls: { note: { e: true, v: true, r: true } } } }],
  ] as const)('where %s is required', (_what, settings) => {
    asked(twice({ ...all, ...settings }));
  });

  test('when a visible field has changed since, but not for a hidden one', () => {
    const hidden = { others: { e: false, v: true }, controls: { amount: { e: false, v: false } } };

    asked(twice(all), { changed: ['amount'] });
    testFlow(twice({ ...all, permission: hidden }), { changed: ['amount'] })
      .start('emil')
      .agree('ann')
      .expectOpen('bob@second');
  });

  test('in a round that began with a return', () => {
    const flow = testFlow(twice(all)).start('emil').agree('ann').reject('bob', 'first');

    flow.agree('ann').expectOpen('bob@second');
    const again = testFlow(twice({ ...all, resubmit: 'through' }))
      .start('emil')
      .agree('ann')
      .reject('bob', 'start');
    again.submit('emil').agree('ann').expectOpen('ann@second', 'bob@second');
  });

  test('in a round that began with a return after the earlier vote', () => {
    const anywhere = buildWorkflow(
      [
        start(),
        approve('first', ['ann']),
        approve('check', ['bob']),
        approve('board', ['cho']),
        approve('last', ['ann'], { whenAgreedEarlier: 'anywhere' }),
        end(),
      ],
      ['start > first > check > board > last > end'],
    );
    const atBoard = () => testFlow(anywhere).start('emil').agree('ann').agree('bob');

    atBoard().agree('cho').expectStatus('COMPLETED', 'agreed');
    atBoard().reject('cho', 'check').agree('bob').agree('cho').expectOpen('ann@last');
  });

  test('when the earlier vote was given by somebody it was forwarded to', () => {
    testFlow(twice(all)).start('emil').forward('ann', 'cho').agree('cho').expectOpen('ann@second', 'bob@second');
  });
});
