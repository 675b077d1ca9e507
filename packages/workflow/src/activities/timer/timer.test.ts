import { test } from 'vitest';
import { testFlow } from '@inkstone/testing/test-flow';
import { approve, buildWorkflow, end, join, split, start, timer } from '@inkstone/testing/workflow-builder';

const hours = (amount: number) => ({ kind: 'after' as const, span: { amount, unit: 'hour' as const } });
const definition = buildWorkflow([start(), timer('wait', hours(2)), approve('check', ['ann']), end()], ['start > wait > check > end']);

test('a timer waits, and continues when it is due', () => {
  testFlow(definition).start('emil').expectOpen().expectStatus('PROCESSING').fireNext().expectOpen('ann@check').agree('ann');
});

test('a repeated or early timer signal changes nothing', () => {
  const flow = testFlow(definition).start('emil');
  const { id } = flow.timers()[0]!;

  flow.expectRefusal('TaskProcessed', (each) => each.fire(id));
  flow.fireNext().expectRefusal('TaskProcessed', (each) => each.fire(id));
  flow.expectOpen('ann@check');
});

test('a timer waits until a date field with an offset, and continues at once when that has passed', () => {
  const until = (control: string) => ({
    kind: 'until' as const,
    control,
    offset: { side: 'before' as const, span: { amount: 1, unit: 'day' as const } },
  });
  const facts = { dates: { soon: '2026-01-10T00:00:00.000Z', past: '2025-12-01T00:00:00.000Z' } };
  const waiting = (control: string) =>
    buildWorkflow([start(), timer('wait', until(control)), approve('check', ['ann']), end()], ['start > wait > check > end']);

  const flow = testFlow(waiting('soon'), facts).start('emil').expectOpen();
  flow.fireNext().expectOpen('ann@check');
  testFlow(waiting('past'), facts).start('emil').expectOpen('ann@check');
});

test('an empty date refuses the submit, and is an exception later', () => {
  const empty = { kind: 'until' as const, control: 'never' };
  testFlow(buildWorkflow([start(), timer('wait', empty), end()], ['start > wait > end'])).expectRefusal('CannotEvaluate', (flow) =>
    flow.start('emil'),
  );
  testFlow(buildWorkflow([start(), approve('check', ['ann']), timer('wait', empty), end()], ['start > check > wait > end']))
    .start('emil')
    .agree('ann')
    .expectStatus('EXCEPTION');
});

test('what would refuse a person is an exception after a timer', () => {
  const nobody = approve('check', [], { whenNobody: [{ kind: 'refuse' }] });
  testFlow(buildWorkflow([start(), timer('wait', hours(1)), nobody, end()], ['start > wait > check > end']))
    .start('emil')
    .fireNext()
    .expectStatus('EXCEPTION');
});

test('a branch may wait while the other continues, and is closed with the instance', () => {
  const branches = buildWorkflow(
    [start(), split('s'), timer('wait', hours(1)), approve('check', ['ann']), join('j', 's'), end()],
    ['start > s > wait > j > end', 's > check > j'],
  );
  testFlow(branches).start('emil').agree('ann').expectStatus('PROCESSING').fireNext().expectStatus('COMPLETED', 'agreed');

  const cancelled = testFlow(branches).start('emil').cancel('emil');
  if (cancelled.timers().length > 0) throw new Error('an ended instance has pending timers');
});
