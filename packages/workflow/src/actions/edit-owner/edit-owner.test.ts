import { test } from 'vitest';
import { approve, buildWorkflow, end, start } from '@inkstone/testing/workflow-builder';
import { testFlow, type TestFlow } from '@inkstone/testing/test-flow';

const definition = buildWorkflow(
  [start(), approve('manager', ['ann']), approve('owner', [], { participants: [{ kind: 'owner' }], whenInitiator: 'allow' }), end()],
  ['start > manager > owner > end'],
);

const give = (flow: TestFlow, owner: string): TestFlow =>
  flow.perform({ action: 'EditOwner', actor: 'root', owner, operatorIsAdministrator: true });

test('rules that follow the owner use the new one from then on', () => {
  give(testFlow(definition).start('emil'), 'olga').agree('ann').expectOpen('olga@owner');
});

test('administrators may, also when the instance is over; the owner may not', () => {
  const flow = testFlow(definition).start('emil');

  flow.expectRefusal('NotAdministrator', (each) => each.perform({ action: 'EditOwner', actor: 'emil', owner: 'ann' }));
  give(flow.agree('ann').agree('emil'), 'olga').expectStatus('COMPLETED', 'agreed');
});

test('the same, an inactive one and the owner of what was never submitted are refused', () => {
  const flow = testFlow(definition, { inactive: ['ida'] }).start('emil');

  flow.expectRefusal('SameOwner', (each) => give(each, 'emil'));
  flow.expectRefusal('PersonInactive', (each) => give(each, 'ida'));
  testFlow(definition).expectRefusal('NotRunning', (each) => give(each, 'olga'));
});
