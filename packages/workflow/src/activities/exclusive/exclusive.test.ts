import { expect, test } from 'vitest';
import { testFlow } from '@inkstone/testing/test-flow';
import { approve, buildWorkflow, end, exclusive, handle, join, split, start } from '@inkstone/testing/workflow-builder';

const choice = buildWorkflow(
  [
    start(),
    handle('prepare', ['pia']),
    exclusive('choice'),
    approve('one', ['ann']),
    approve('two', ['bob']),
    approve('rest', ['cho']),
    end(),
  ],
  [
    'start > prepare > choice',
    { from: 'choice', to: 'rest', default: true, order: 0 },
    { from: 'choice', to: 'two', condition: 'b', order: 2 },
    { from: 'choice', to: 'one', condition: 'a', order: 1 },
    'one > end',
    'two > end',
    'rest > end',
  ],
);
const played = (conditions: Record<string, boolean | { error: string }>) => testFlow(choice, { conditions }).start('emil').submit('pia');

test('the first route in order that holds, else the default', () => {
  played({ a: true, b: true }).expectAt('one');
  played({ b: true }).expectAt('two');
  played({}).expectAt('rest');
});

test('a condition that cannot be evaluated is an exception, never false', () => {
  const flow = played({ a: { error: 'unknown field' }, b: true })
    .expectStatus('EXCEPTION')
    .expectOpen();

  expect(Object.values(flow.state.tokens)[0]?.failure).toEqual({ at: 'exit', cause: 'condition', detail: 'unknown field' });
});

test('an exception in one branch leaves the items of the others open', () => {
  const definition = buildWorkflow(
    [
      start(),
      split('fork'),
      handle('work', ['pia']),
      exclusive('choice'),
      approve('one', ['ann']),
      approve('right', ['bob']),
      join('merge', 'fork'),
      end(),
    ],
    [
      'start > fork > work > choice',
      { from: 'choice', to: 'one', condition: 'a' },
      { from: 'choice', to: 'merge', default: true },
      'one > merge > end',
      'fork > right > merge',
    ],
  );

  const flow = testFlow(definition, { conditions: { a: { error: 'x' } } })
    .start('emil')
    .submit('pia')
    .expectStatus('EXCEPTION');

  flow.agree('bob').expectStatus('EXCEPTION').cancel('root', true).expectStatus('CANCELED');
});

test('routes that loop without anybody acting fail', () => {
  const definition = buildWorkflow(
    [start(), handle('work', ['pia']), exclusive('one'), exclusive('two'), end()],
    ['start > work > one > two', { from: 'two', to: 'one', condition: 'again' }, { from: 'two', to: 'end', default: true }],
  );

  const flow = testFlow(definition, { conditions: { again: true } })
    .start('emil')
    .submit('pia')
    .expectStatus('EXCEPTION');

  expect(Object.values(flow.state.tokens)[0]?.failure?.cause).toBe('loop');
});
