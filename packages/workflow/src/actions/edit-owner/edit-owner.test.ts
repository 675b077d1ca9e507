import { test } from 'vitest';
import { approve, buildWorkflow, end, start } from '@inkstone/testing/workflow-builder';
import { testFlow, type TestFlow } from '@inkstone/testing/test-flow';

const definition = buildWorkflow(
  [start(), approve('manager', ['ann']), approve('owner', [], { participants: [{ kind: 'owner' }], whenInitiator: 'allow' }), end()],
  ['start > manager > owner > end'],
);

const give = (flow: TestFlow, owner: string): TestFlow =>
  flow.perform({ action: 'EditOwner', actor: 'root', owner, operatorIsAdministrator: true });

test('participant rules that follow the owner use the new owner', () => {
  give(testFlow(definition).start('emil'), 'olga').agree('ann').expectOpen('olga@owner');
});

test('administrators may change the owner, also after the end; the owner may not', () => {
  const flow = testFlow(definition).start('emil');

  flow.expectRefusal('NotAdministrator', (each) => each.perform({ action: 'EditOwner', actor: 'emil', owner: 'ann' }));
  give(flow.agree('ann').agree('emil'), 'olga').expectStatus('COMPLETED', 'agreed');
});

test('refused for the same owner, an inactive person, and an instance that was never submitted', () => {
  const flow = testFlow(definition, { inactive: ['ida'] }).start('emil');

  flow.expectRefusal('SameOwner', (each) => give(each, 'emil'));
  flow.expectRefusal('PersonInactive', (each) => give(each, 'ida'));
  testFlow(definition).expectRefusal('NotRunning', (each) => give(each, 'olga'));
});
