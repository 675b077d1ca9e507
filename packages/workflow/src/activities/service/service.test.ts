import { expect, test } from 'vitest';
import { testFlow } from '@inkstone/testing/test-flow';
import { approve, buildWorkflow, end, handle, join, service, split, start } from '@inkstone/testing/workflow-builder';
import { failureClass } from '../../state/failure-class.ts';

const booking = buildWorkflow([start(), service('book'), approve('check', ['ann']), end()], ['start > book > check > end']);

test('the flow waits for the service and continues once when it has finished', () => {
  const flow = testFlow(booking).start('emil').expectOpen().expectStatus('PROCESSING');
  const { id: visit } = flow.visitOf('book');

  flow.finish('book').expectOpen('ann@check');

  const again = { action: 'ServiceFinished', actor: '00000000-0000-0000-0000-000000000000', visit } as const;
  flow
    .expectRefusal('TaskProcessed', (each) => each.perform(again))
    .agree('ann')
    .expectStatus('COMPLETED', 'agreed');
});

test('a failed service is an exception of its class, and a retry runs it again', () => {
  const flow = testFlow(booking).start('emil').fail('book', 'business', 'the account is closed').expectStatus('EXCEPTION').expectOpen();
  const { failure } = Object.values(flow.state.tokens)[0]!;
  expect(failure).toEqual({ at: 'entry', cause: 'service', class: 'business', detail: 'the account is closed' });
  expect(failureClass(failure!)).toBe('business');

  flow.retry('root').expectStatus('PROCESSING').finish('book').expectOpen('ann@check');
});

test('a signal from a person is refused', () => {
  const flow = testFlow(booking).start('emil');
  const { id: visit } = flow.visitOf('book');

  flow.expectRefusal('ActionNotOffered', (each) => each.perform({ action: 'ServiceFinished', actor: 'emil', visit }));
  flow.expectRefusal('TaskProcessed', (each) =>
    each.perform({ action: 'ServiceFinished', actor: '00000000-0000-0000-0000-000000000000', visit: 'ghost' }),
  );
});

test('a late signal is refused after the visit has closed', () => {
  const definition = buildWorkflow(
    [start(), split('s'), service('book'), approve('check', ['ann']), join('j', 's'), end()],
    ['start > s > book > j', 's > check > j', 'j > end'],
  );
  const flow = testFlow(definition).start('emil');
  const { id: visit } = flow.visitOf('book');

  flow.disagree('ann').expectStatus('COMPLETED', 'disagreed');

  const late = { action: 'ServiceFinished', actor: '00000000-0000-0000-0000-000000000000', visit } as const;
  flow.expectRefusal('TaskProcessed', (each) => each.perform(late));
});

test('nothing goes back to before an irreversible service', () => {
  const definition = buildWorkflow(
    [
      start(),
      handle('prepare', ['pia']),
      service('pay', { irreversible: true }),
      handle('file', ['fay']),
      approve('check', ['ann']),
      end(),
    ],
    ['start > prepare > pay > file > check > end'],
  );
  const flow = testFlow(definition).start('emil').submit('pia').finish('pay').submit('fay');

  flow.expectTargets('ann', 'file').expectRefusal('RejectTargetInvalid', (each) => each.reject('ann', 'prepare'));
  flow.reject('ann', 'file').submit('fay').agree('ann').expectStatus('COMPLETED', 'agreed');
});

test('an instance is not retrieved once an irreversible service is running', () => {
  const paying = (irreversible: boolean) =>
    testFlow(
      buildWorkflow([start(), service('pay', { irreversible }), approve('check', ['ann']), end()], ['start > pay > check > end']),
    ).start('emil');

  paying(true)
    .expectRefusal('CannotRecall', (each) => each.retrieve('emil'))
    .finish('pay')
    .expectRefusal('CannotRecall', (each) => each.retrieve('emil'));
  paying(false).finish('pay').retrieve('emil').expectStatus('DRAFT');
});

test('an irreversible service in a sibling branch limits a reject to its own branch', () => {
  const definition = buildWorkflow(
    [
      start(),
      handle('prepare', ['pia']),
      split('s'),
      service('pay', { irreversible: true }),
      handle('file', ['fay']),
      approve('check', ['ann']),
      join('j', 's'),
      end(),
    ],
    ['start > prepare > s > pay > j', 's > file > check > j', 'j > end'],
  );

  const running = testFlow(definition).start('emil').submit('pia').submit('fay').expectTargets('ann', 'file');
  running.finish('pay').expectTargets('ann', 'file').reject('ann', 'file').submit('fay').agree('ann').expectStatus('COMPLETED', 'agreed');
});

test('a vote that led to an irreversible service is not retrieved', () => {
  const paying = (irreversible: boolean) =>
    testFlow(buildWorkflow([start(), approve('check', ['ann']), service('pay', { irreversible }), end()], ['start > check > pay > end']))
      .start('emil')
      .agree('ann');
  const retrieve = (flow: ReturnType<typeof paying>) => {
    const item = Object.values(flow.state.items).find((each) => each.holder === 'ann')!;
    return flow.perform({ action: 'Retrieve', actor: 'ann', itemId: item.id });
  };

  paying(true).expectRefusal('CannotRecall', (flow) => retrieve(flow as ReturnType<typeof paying>));
  retrieve(paying(false)).expectOpen('ann@check');
});
