import { testFlow, type TestFlow } from '@inkstone/testing/test-flow';
import { approve, buildWorkflow, end, exclusive, handle, join, split, start } from '@inkstone/testing/workflow-builder';
import { describe, expect, test } from 'vitest';
import { choosesPeople, listChoices } from '../offers/list-choices.ts';

const chosen = (settings: { by?: 'previous' | 'initiator'; multiple?: boolean; scope?: { kind: 'users'; users: string[] }[] } = {}) => ({
  participants: [{ kind: 'chosen' as const, ...settings }],
});
const definition = buildWorkflow(
  [start(), approve('first', ['ann', 'bob'], { policy: { kind: 'all' } }), approve('second', [], chosen()), end()],
  ['start > first > second > end'],
);
const agreeing = (flow: TestFlow, actor: string, words: { chosen?: Record<string, string[]>; confirm?: boolean } = {}) =>
  flow.perform({ action: 'Agree', actor, itemId: flow.itemOf(actor).id, ...words });

describe('by the previous handler', () => {
  test('the person who completes the activity is asked, and chooses people', () => {
    const flow = testFlow(definition).start('emil').agree('ann');

    flow.expectRefusal('NextNobodySelected', (each) => agreeing(each, 'bob'));

    agreeing(flow, 'bob', { chosen: { second: ['cho', 'dan'] } }).expectOpen('cho@second', 'dan@second');
  });

  test('continuing without a choice leads to the fallback', () => {
    const flow = testFlow(definition, { administrators: ['root'] })
      .start('emil')
      .agree('ann');

    agreeing(flow, 'bob', { confirm: true }).expectOpen('root@second');
  });

  test('choices of several handlers are merged', () => {
    const flow = testFlow(definition).start('emil');

    agreeing(flow, 'ann', { chosen: { second: ['cho'] } });
    agreeing(flow, 'bob', { chosen: { second: ['dan', 'cho'] } }).expectOpen('cho@second', 'dan@second');
  });

  test('an earlier choice makes one by the last handler unnecessary', () => {
    const flow = testFlow(definition).start('emil');

    agreeing(flow, 'ann', { chosen: { second: ['cho'] } });
    agreeing(flow, 'bob').expectOpen('cho@second');
  });

  test('people outside the scope, inactive people, and several where one is allowed are refused', () => {
    const narrow = buildWorkflow(
      [start(), approve('second', [], chosen({ multiple: false, scope: [{ kind: 'users', users: ['cho', 'dan', 'ivy'] }] })), end()],
      ['start > second > end'],
    );
    const flow = testFlow(narrow, { inactive: ['ivy'] });
    const submit = (...people: string[]) => flow.perform({ action: 'Submit', actor: 'emil', chosen: { second: people } });

    flow.expectRefusal('ChosenOutsideScope', () => submit('gil'));
    flow.expectRefusal('ChosenOutsideScope', () => submit('ivy'));
    flow.expectRefusal('ChosenTooMany', () => submit('cho', 'dan'));
    submit('dan').expectOpen('dan@second');
  });

  test('a choice for another activity is refused', () => {
    const flow = testFlow(definition);

    flow.expectRefusal('ChoiceNotOffered', (each) => each.perform({ action: 'Submit', actor: 'emil', chosen: { second: ['cho'] } }));
    flow.expectRefusal('ChoiceNotOffered', (each) => each.perform({ action: 'Submit', actor: 'emil', chosen: { ghost: ['cho'] } }));
  });

  test('all activities of a block are asked for at once', () => {
    const block = buildWorkflow(
      [start(), split('s'), approve('left', [], chosen()), approve('right', [], chosen()), join('j', 's'), end()],
      ['start > s > left > j > end', 's > right > j'],
    );
    const flow = testFlow(block);

    const decision = flow.decide({ action: 'Submit', actor: 'emil' });

    expect(decision).toMatchObject({ kind: 'refused', code: 'NextNobodySelected', params: { activityCodes: 'left,right' } });
  });

  test('after a return the people chosen before are asked again, without a new choice', () => {
    const flow = testFlow(definition).start('emil').agree('ann');

    agreeing(flow, 'bob', { chosen: { second: ['cho'] } });
    flow.reject('cho', 'start', undefined);
    flow.facts = { changed: ['amount'] };

    flow.submit('emil').agree('ann').agree('bob').expectOpen('cho@second');
  });

  test('an activity that resolves its people again needs a new choice', () => {
    const anew = buildWorkflow(
      [start(), approve('second', [], { ...chosen(), onReentry: 'anew', resubmit: 'through' }), end()],
      ['start > second > end'],
    );
    const flow = testFlow(anew).perform({ action: 'Submit', actor: 'emil', chosen: { second: ['cho'] } });

    flow.reject('cho', 'start').expectRefusal('NextNobodySelected', (each) => each.submit('emil'));
  });
});

describe('by the initiator', () => {
  const later = buildWorkflow(
    [start(), handle('prepare', ['pia']), approve('second', [], chosen({ by: 'initiator' })), end()],
    ['start > prepare > second > end'],
  );

  test('a choice is kept until the activity is reached', () => {
    const flow = testFlow(later).perform({ action: 'Submit', actor: 'emil', chosen: { second: ['cho'] } });

    flow.submit('pia').expectOpen('cho@second');
  });

  test('a returned start may choose again: new people replace the earlier ones, and without a choice those stay', () => {
    const again = (chosen: Record<string, string[]>) => {
      const flow = testFlow(later).perform({ action: 'Submit', actor: 'emil', chosen: { second: ['cho'] } });
      flow.submit('pia').reject('cho', 'start');
      return flow.perform({ action: 'Submit', actor: 'emil', itemId: flow.itemOf('emil').id, chosen });
    };

    again({ second: ['dan'] }).expectOpen('dan@second');
    again({}).expectOpen('cho@second');
  });

  test('a new choice at the returned start also applies along the routes', () => {
    const through = buildWorkflow(
      [start(), handle('prepare', ['pia']), approve('second', [], { ...chosen({ by: 'initiator' }), resubmit: 'through' }), end()],
      ['start > prepare > second > end'],
    );
    const again = (choice: Record<string, string[]>) => {
      const flow = testFlow(through).perform({ action: 'Submit', actor: 'emil', chosen: { second: ['cho'] } });
      flow.submit('pia').reject('cho', 'start');
      flow.perform({ action: 'Submit', actor: 'emil', itemId: flow.itemOf('emil').id, chosen: choice });
      return flow.submit('pia');
    };

    again({ second: ['dan'] }).expectOpen('dan@second');
    again({}).expectOpen('cho@second');
  });

  test('a later handler is not asked for the choice of the initiator', () => {
    const flow = testFlow(later, { administrators: ['root'] }).start('emil');

    flow.expectRefusal('ChoiceNotOffered', (each) =>
      each.perform({ action: 'Submit', actor: 'pia', itemId: each.itemOf('pia').id, chosen: { second: ['cho'] } }),
    );
    flow.submit('pia').expectOpen('root@second');
  });
});

test('the choices at an activity: what may come next, and whom to choose from', () => {
  const forked = buildWorkflow(
    [
      start(),
      exclusive('x'),
      approve('small', [], chosen({ multiple: false, scope: [{ kind: 'users', users: ['cho', 'dan'] }] })),
      approve('large', [], chosen()),
      approve('board', [], chosen({ by: 'initiator' })),
      end(),
    ],
    [
      'start > x',
      { from: 'x', to: 'small', default: true },
      { from: 'x', to: 'large', condition: 'big' },
      'small > board > end',
      'large > board',
    ],
  );
  const flow = testFlow(forked);
  const facts = { get: (key: string) => (key.startsWith('source:') ? { kind: 'people' as const, people: ['cho', 'dan'] } : undefined) };

  const found = listChoices({ definition: forked, state: flow.state, actor: 'emil', item: null, at: '2026-01-01T00:00:00.000Z', facts });

  expect([choosesPeople(forked, null), choosesPeople(definition, null), choosesPeople(definition, { activity: 'first' })]).toEqual([
    true,
    false,
    true,
  ]);
  expect(found).toEqual({
    kind: 'choices',
    choices: [
      { activity: 'small', by: 'previous', multiple: false, people: ['cho', 'dan'], chosen: [] },
      { activity: 'large', by: 'previous', multiple: true, people: null, chosen: [] },
      { activity: 'board', by: 'initiator', multiple: true, people: null, chosen: [] },
    ],
  });
});
