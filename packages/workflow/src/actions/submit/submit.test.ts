import { expect, test } from 'vitest';
import { testFlow } from '@inkstone/testing/test-flow';
import { approve, buildWorkflow, end, exclusive, handle, start } from '@inkstone/testing/workflow-builder';

test('the first submit starts the instance: initiator, owner, a finished start item, the next people', () => {
  const definition = buildWorkflow([start(), approve('desk', ['ann']), end()], ['start > desk > end']);

  const flow = testFlow(definition).start('emil', { owner: 'olga' }).expectOpen('ann@desk').expectStatus('PROCESSING');

  expect([flow.state.initiator, flow.state.owner, flow.state.pass]).toEqual(['emil', 'olga', 1]);
  const [first] = Object.values(flow.state.items);
  expect([first?.holder, first?.activity, first?.state, first?.result]).toEqual(['emil', 'start', 'done', 'submitted']);
  flow.expectRefusal('NotDraft', (each) => each.start('emil'));
});

test('a flow without votes ends as submitted', () => {
  const definition = buildWorkflow([start(), handle('work', ['ann', 'bob'], { policy: { kind: 'all' } }), end()], ['start > work > end']);

  testFlow(definition).start('emil').submit('ann').expectOpen('bob@work').submit('bob').expectStatus('COMPLETED', 'submitted');
});

test('a failure at the first submit refuses it, and nothing is written', () => {
  const nobody = buildWorkflow(
    [start(), approve('desk', [], { participants: [{ kind: 'role', role: 'none' }] }), end()],
    ['start > desk > end'],
  );
  const broken = buildWorkflow(
    [start(), exclusive('choice'), end()],
    ['start > choice', { from: 'choice', to: 'end', condition: 'a / 0' }],
  );

  const first = testFlow(nobody).expectRefusal('NobodyResolved', (flow) => flow.start('emil'));
  testFlow(broken, { conditions: { 'a / 0': { error: 'division by zero' } } }).expectRefusal('CannotEvaluate', (flow) =>
    flow.start('emil'),
  );
  testFlow(broken).expectRefusal('NoRoute', (flow) => flow.start('emil'));

  expect(first.events).toEqual([]);
});

test('a submit of another person’s start item and an agree on it are refused', () => {
  const definition = buildWorkflow([start(), approve('desk', ['ann']), end()], ['start > desk > end']);
  const flow = testFlow(definition).start('emil').reject('ann', 'start');
  const { id } = flow.itemOf('emil');

  flow.expectRefusal('NotHandler', (each) => each.perform({ action: 'Submit', actor: 'ann', itemId: id }));
  flow.expectRefusal('ActionNotOffered', (each) => each.perform({ action: 'Agree', actor: 'emil', itemId: id }));
});

test('deciding the same command again returns the same events and ids', () => {
  const definition = buildWorkflow([start(), approve('desk', ['ann', 'bob']), end()], ['start > desk > end']);
  const flow = testFlow(definition);

  const first = flow.decide({ action: 'Submit', actor: 'emil' });
  const second = flow.decide({ action: 'Submit', actor: 'emil' });

  expect(second).toEqual(first);
});

test('the operator is named until the initiator submits in person', () => {
  const definition = buildWorkflow([start(), approve('desk', ['ann']), end()], ['start > desk > end']);
  const flow = testFlow(definition).perform({ action: 'Submit', actor: 'otto', principal: 'emil' });
  expect(flow.state).toMatchObject({ initiator: 'emil', operator: 'otto' });

  flow.retrieve('emil').start('emil');

  expect(flow.state.operator).toBeUndefined();
});
