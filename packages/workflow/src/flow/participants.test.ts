import { expect, test } from 'vitest';
import type { TestFacts } from '@inkstone/testing/test-facts';
import { testFlow } from '@inkstone/testing/test-flow';
import { approve, buildWorkflow, end, handle, start } from '@inkstone/testing/workflow-builder';

const desk = (people: readonly string[], settings: Parameters<typeof approve>[2] = {}) =>
  buildWorkflow([start(), approve('desk', people, settings), end()], ['start > desk > end']);
const startWith = (definition: ReturnType<typeof desk>, facts: TestFacts = {}) => testFlow(definition, facts).start('emil');

test('sources are merged in order, without inactive people', () => {
  const definition = desk([], {
    participants: [{ kind: 'users', users: ['ann'] }, { kind: 'role', role: 'cashier' }, { kind: 'owner' }],
    whenInitiator: 'allow',
  });

  startWith(definition, { sources: { 'role:cashier': ['bob', 'ann', 'ivy'] }, inactive: ['ivy'] }).expectOpen(
    'ann@desk',
    'bob@desk',
    'emil@desk',
  );
});

test('an initiator as approver is replaced by the manager, allowed, or left out', () => {
  const managers = { managers: { emil: 'mona' } };

  startWith(desk(['emil']), managers).expectOpen('mona@desk');
  startWith(desk(['emil', 'mona']), managers).expectOpen('mona@desk');
  startWith(desk(['emil'], { whenInitiator: 'allow' }), managers).expectOpen('emil@desk');
  startWith(desk(['emil', 'ann'], { whenInitiator: 'skip' }), managers).expectOpen('ann@desk');
});

test('the initiator may be asked to fill something in', () => {
  const definition = buildWorkflow(
    [start(), handle('receipts', [], { participants: [{ kind: 'initiator' }] }), end()],
    ['start > receipts > end'],
  );

  startWith(definition, { managers: { emil: 'mona' } }).expectOpen('emil@receipts');
});

test('an initiator without a manager is left out, and then nobody is left', () => {
  startWith(desk(['emil']), { administrators: ['root'] }).expectOpen('root@desk');
});

test('when nobody is found, the first fallback that finds somebody is used', () => {
  const definition = desk([], { whenNobody: [{ kind: 'managers' }, { kind: 'users', users: ['ann'] }, { kind: 'administrators' }] });

  startWith(definition, { managers: { emil: 'mona', mona: 'gil' } }).expectOpen('mona@desk');
  startWith(definition, { managers: { emil: 'mona', mona: 'gil' }, inactive: ['mona'] }).expectOpen('gil@desk');
  startWith(definition).expectOpen('ann@desk');
  startWith(definition, { inactive: ['ann'], administrators: ['root'] }).expectOpen('root@desk');
});

test('when nobody is found, skip continues and refuse refuses the command', () => {
  startWith(desk([], { whenNobody: [{ kind: 'skip' }] })).expectStatus('COMPLETED', 'submitted');
  const definition = buildWorkflow(
    [start(), handle('prepare', ['pia']), approve('desk', [], { whenNobody: [{ kind: 'refuse' }] }), end()],
    ['start > prepare > desk > end'],
  );
  testFlow(definition)
    .start('emil')
    .expectRefusal('NobodyResolved', (flow) => flow.submit('pia'))
    .expectOpen('pia@prepare');
});

test('when all fallbacks are empty, it is an exception that keeps the command', () => {
  const definition = buildWorkflow([start(), handle('prepare', ['pia']), approve('desk', []), end()], ['start > prepare > desk > end']);

  const flow = testFlow(definition).start('emil').submit('pia').expectStatus('EXCEPTION').expectOpen();

  expect(Object.values(flow.state.tokens)[0]?.failure).toEqual({ at: 'entry', cause: 'nobody' });
});

test('the handlers of an earlier activity are those who acted there', () => {
  const definition = buildWorkflow(
    [
      start(),
      approve('desk', ['ann', 'bob']),
      handle('pay', [], { participants: [{ kind: 'activity-handlers', activity: 'desk' }] }),
      end(),
    ],
    ['start > desk > pay > end'],
  );

  testFlow(definition).start('emil').agree('bob').expectOpen('bob@pay');
});

test('earlier handlers who left are not asked again', () => {
  const flow = startWith(desk(['ann', 'bob']), {}).reject('ann', 'start');

  flow.facts = { inactive: ['ann'] };
  flow.submit('emil').expectOpen('bob@desk');
});

test('a source that cannot be resolved is an exception with its cause', () => {
  const definition = buildWorkflow(
    [start(), handle('prepare', ['pia']), approve('desk', [], { participants: [{ kind: 'role', role: 'gone' }] }), end()],
    ['start > prepare > desk > end'],
  );

  const flow = testFlow(definition, { sources: { 'role:gone': { error: 'no such role' } } })
    .start('emil')
    .submit('pia');

  flow.expectStatus('EXCEPTION');
  expect(Object.values(flow.state.tokens)[0]?.failure).toEqual({ at: 'entry', cause: 'source', detail: 'no such role' });
});
