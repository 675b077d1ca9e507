import { expect, test } from 'vitest';
import { approve, buildWorkflow, end, exclusive, handle, join, split, start, subprocess } from '@inkstone/testing/workflow-builder';
import { testFlow } from '@inkstone/testing/test-flow';
import { availableActions } from '../../offers/available-actions.ts';

const choice = buildWorkflow(
  [start(), handle('prepare', ['pia']), exclusive('choice'), approve('one', ['ann']), end()],
  ['start > prepare > choice', { from: 'choice', to: 'one', condition: 'a' }, { from: 'choice', to: 'end', default: true }, 'one > end'],
);
const stuck = () =>
  testFlow(choice, { conditions: { a: { error: 'DivisionByZero' } } })
    .start('emil')
    .submit('pia')
    .expectStatus('EXCEPTION');

test('an administrator retries a token where it stopped, once the cause is corrected', () => {
  const flow = stuck();

  flow.facts = { conditions: { a: true } };
  flow.retry('root', 'choice').expectStatus('PROCESSING').expectOpen('ann@one').agree('ann').expectStatus('COMPLETED', 'agreed');
});

test('the same failure refuses the retry with its cause, another one is the new exception', () => {
  const flow = stuck().expectRefusal('CannotEvaluate', (each) => each.retry('root'));

  flow.facts = { conditions: { a: { error: 'UnknownField' } } };
  flow.retry('root').expectStatus('EXCEPTION');

  expect(Object.values(flow.state.tokens)[0]?.failure).toMatchObject({ cause: 'condition', detail: 'UnknownField' });
});

test('a retry resolves the sources again when nobody was found, and takes the disagree route after a failed vote', () => {
  const nobody = testFlow(
    buildWorkflow(
      [start(), approve('a', ['ann']), approve('b', ['bob'], { whenNobody: [{ kind: 'exception' }] }), end()],
      ['start > a > b > end'],
    ),
    { inactive: ['bob'] },
  )
    .start('emil')
    .agree('ann')
    .expectStatus('EXCEPTION');
  nobody.facts = {};
  nobody.retry('root').expectOpen('bob@b');

  const vote = testFlow(
    buildWorkflow(
      [start(), approve('a', ['ann'], { whenFailed: { kind: 'route' } }), approve('no', ['bob']), end()],
      [
        'start > a > end',
        { from: 'a', to: 'no', outcome: 'disagree', condition: 'c' },
        { from: 'a', to: 'end', outcome: 'disagree', default: true, code: 'rest' },
        'no > end',
      ],
    ),
    { conditions: { c: { error: 'x' } } },
  )
    .start('emil')
    .disagree('ann')
    .expectStatus('EXCEPTION');
  vote.facts = { conditions: { c: true } };
  vote.retry('root').expectOpen('bob@no');
});

test('several failed tokens are retried one by one, and other branches never stop', () => {
  const definition = buildWorkflow(
    [
      start(),
      approve('first', ['ann']),
      split('s'),
      approve('left', ['bob'], { whenNobody: [{ kind: 'exception' }] }),
      approve('right', ['cho'], { whenNobody: [{ kind: 'exception' }] }),
      approve('middle', ['dan']),
      join('j', 's'),
      end(),
    ],
    ['start > first > s > left > j > end', 's > right > j', 's > middle > j'],
  );
  const flow = testFlow(definition, { inactive: ['bob', 'cho'] })
    .start('emil')
    .agree('ann')
    .expectOpen('dan@middle')
    .agree('dan');

  flow.facts = { inactive: ['cho'] };
  flow.retry('root', 'left').expectOpen('bob@left').expectStatus('EXCEPTION').agree('bob').expectStatus('EXCEPTION');
  flow.facts = {};
  flow.retry('root', 'right').expectStatus('PROCESSING').agree('cho').expectStatus('COMPLETED', 'agreed');
});

test('refused for anybody but administrators, and when nothing has failed', () => {
  const flow = stuck().expectRefusal('NotAdministrator', (each) => each.perform({ action: 'Retry', actor: 'emil' }));
  const offered = (isAdministrator: boolean) =>
    availableActions(choice, flow.state, 'root', { isAdministrator }).map(({ action }) => action);

  expect(offered(true)).toContain('Retry');
  expect(offered(false)).not.toContain('Retry');
  const running = testFlow(choice)
    .start('emil')
    .expectRefusal('NothingFailed', (each) => each.retry('root'));
  running.submit('pia').expectRefusal('NotRunning', (each) => each.retry('root'));
});

test('a sub-process that ended and failed to leave does not begin again', () => {
  const flow = testFlow(
    buildWorkflow(
      [start(), subprocess('sub', 'child'), approve('one', ['ann']), end()],
      ['start > sub', { from: 'sub', to: 'one', condition: 'a' }, { from: 'sub', to: 'end', default: true }, 'one > end'],
    ),
    { conditions: { a: { error: 'DivisionByZero' } } },
  )
    .start('emil')
    .endChild('sub')
    .expectStatus('EXCEPTION');

  flow.facts = { conditions: { a: true } };
  flow.retry('root').expectOpen('ann@one');

  expect(Object.values(flow.state.children ?? {}).map(({ state }) => state)).toEqual(['ended']);
});
