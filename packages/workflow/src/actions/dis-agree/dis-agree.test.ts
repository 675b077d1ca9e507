import { expect, test } from 'vitest';
import { testFlow } from '@inkstone/testing/test-flow';
import { approve, buildWorkflow, end, handle, join, split, start } from '@inkstone/testing/workflow-builder';

const block = (inBranch: 'terminate' | 'join', left: Parameters<typeof approve>[2], more: Parameters<typeof buildWorkflow>[1] = []) =>
  buildWorkflow(
    [
      start(),
      split('fork'),
      approve('left', ['ann'], { whenFailedInBranch: inBranch, ...left }),
      approve('right', ['bob']),
      join('merge', 'fork'),
      approve('last', ['cho']),
      end(),
    ],
    ['start > fork > left > merge > last > end', 'fork > right > merge', ...more],
  );

test('an opinion is required unless configured otherwise', () => {
  const flow = testFlow(buildWorkflow([start(), approve('desk', ['ann']), end()], ['start > desk > end'])).start('emil');

  flow.expectRefusal('OpinionRequired', (each) => each.disagree('ann', 'desk', ''));
});

test('a failed vote ends the instance as disagreed', () => {
  const definition = buildWorkflow(
    [start(), approve('desk', ['ann', 'bob'], { policy: { kind: 'all' } }), approve('last', ['cho']), end()],
    ['start > desk > last > end'],
  );

  testFlow(definition).start('emil').agree('ann').disagree('bob').expectStatus('COMPLETED', 'disagreed');
});

test('`all` fails with the first disagreement, and the other items are cancelled', () => {
  const definition = buildWorkflow([start(), approve('desk', ['ann', 'bob'], { policy: { kind: 'all' } }), end()], ['start > desk > end']);

  testFlow(definition).start('emil').disagree('ann').expectOpen().expectStatus('COMPLETED', 'disagreed');
});

test('a failed vote takes the disagree route', () => {
  const definition = buildWorkflow(
    [start(), approve('desk', ['ann'], { whenFailed: { kind: 'route' } }), handle('repair', ['bob']), end()],
    ['start > desk > end', { from: 'desk', to: 'repair', outcome: 'disagree' }, 'repair > end'],
  );

  const flow = testFlow(definition).start('emil').disagree('ann').expectOpen('bob@repair');
  flow.submit('bob').expectStatus('COMPLETED', 'disagreed');
  testFlow(definition).start('emil').agree('ann').expectStatus('COMPLETED', 'agreed');
});

test('a failed vote goes back: a new pass at the start, a new round at an activity', () => {
  const to = (activity: string) =>
    buildWorkflow(
      [start(), handle('prepare', ['ann']), approve('desk', ['bob'], { whenFailed: { kind: 'back', activity } }), end()],
      ['start > prepare > desk > end'],
    );

  const again = testFlow(to('start')).start('emil').submit('ann').disagree('bob').expectOpen('emil@start').expectStatus('PROCESSING');
  expect(again.state.pass).toBe(2);
  again.submit('emil').expectOpen('ann@prepare');
  testFlow(to('prepare')).start('emil').submit('ann').disagree('bob').expectOpen('ann@prepare');
});

test('when routing exhausts the rounds, it is an exception and nothing is lost', () => {
  const definition = buildWorkflow(
    [
      start(),
      handle('prepare', ['ann'], { roundsAtMost: 2 }),
      approve('desk', ['bob'], { whenFailed: { kind: 'back', activity: 'prepare' } }),
      end(),
    ],
    ['start > prepare > desk > end'],
  );
  const flow = testFlow(definition).start('emil').submit('ann').disagree('bob').submit('ann');

  flow.disagree('bob').expectStatus('EXCEPTION');

  const [token] = Object.values(flow.state.tokens);
  expect([token?.activity, token?.failure]).toEqual(['prepare', { at: 'entry', cause: 'rounds', detail: '2' }]);
  flow.cancel('root', true).expectStatus('CANCELED');
});

test('in a branch, a failed vote terminates the siblings and ends the whole instance', () => {
  const flow = testFlow(block('terminate', {})).start('emil').disagree('ann').expectStatus('COMPLETED', 'disagreed');

  const bob = Object.values(flow.state.items).find((item) => item.holder === 'bob');
  expect([bob?.state, bob?.reason]).toEqual(['cancelled', 'terminated']);
});

test('in a branch that joins, the outcome reaches the join and the siblings continue', () => {
  const flow = testFlow(block('join', {})).start('emil').disagree('ann').expectOpen('bob@right');

  flow.agree('bob').expectOpen('cho@last').agree('cho').expectStatus('COMPLETED', 'agreed');
});

test('a route after the join may depend on the outcomes of the branches', () => {
  const definition = buildWorkflow(
    [
      start(),
      split('fork'),
      approve('left', ['ann'], { whenFailedInBranch: 'join' }),
      approve('right', ['bob']),
      join('merge', 'fork'),
      end('good'),
      end('bad'),
    ],
    [
      'start > fork > left > merge',
      'fork > right > merge',
      { from: 'merge', to: 'bad', condition: "outcomes('fork') has disagreed" },
      { from: 'merge', to: 'good', default: true },
    ],
  );
  const flow = testFlow(definition, { conditions: { "outcomes('fork') has disagreed": true } })
    .start('emil')
    .agree('bob');
  const { itemId } = { itemId: flow.itemOf('ann').id };

  const disagree = { action: 'DisAgree', actor: 'ann', itemId, opinion: 'no' } as const;
  const asked: unknown[] = [];
  flow.facts = {
    ...flow.facts,
    conditions: new Proxy(flow.facts.conditions!, { get: (target, key: string) => (asked.push(key), target[key]) }),
  };
  flow.perform(disagree).expectStatus('COMPLETED', 'disagreed');

  expect(asked).toContain("outcomes('fork') has disagreed");
});

test('in a branch, a disagree route to an end ends the instance, not only the branch', () => {
  const definition = block('terminate', { whenFailed: { kind: 'route' } }, [{ from: 'left', to: 'end', outcome: 'disagree' }]);

  testFlow(definition).start('emil').disagree('ann').expectStatus('COMPLETED', 'disagreed');
});

test('in a branch with a disagree route inside, the join waits only for this branch', () => {
  const definition = buildWorkflow(
    [
      start(),
      split('fork'),
      approve('left', ['ann'], { whenFailed: { kind: 'route' } }),
      handle('repair', ['dan']),
      approve('right', ['bob']),
      join('merge', 'fork'),
      approve('last', ['cho']),
      end(),
    ],
    [
      'start > fork > left > merge > last > end',
      'fork > right > merge',
      { from: 'left', to: 'repair', outcome: 'disagree' },
      'repair > merge',
    ],
  );

  testFlow(definition).start('emil').disagree('ann').expectOpen('dan@repair').submit('dan').expectOpen('cho@last');
});

test('going back within a branch lets the siblings continue', () => {
  const definition = buildWorkflow(
    [
      start(),
      split('fork'),
      handle('draft', ['dan']),
      approve('left', ['ann'], { whenFailed: { kind: 'back', activity: 'draft' } }),
      approve('right', ['bob']),
      join('merge', 'fork'),
      end(),
    ],
    ['start > fork > draft > left > merge > end', 'fork > right > merge'],
  );

  testFlow(definition).start('emil').submit('dan').disagree('ann').expectOpen('bob@right', 'dan@draft');
});

test('going back before the split closes the whole block', () => {
  const flow = testFlow(block('terminate', { whenFailed: { kind: 'back', activity: 'start' } }))
    .start('emil')
    .disagree('ann');

  flow.expectOpen('emil@start').submit('emil').expectOpen('ann@left', 'bob@right');
});
