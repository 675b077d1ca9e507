import { expect, test } from 'vitest';
import type { Agent } from '../../instance-state.ts';
import { testFlow } from '@inkstone/testing/test-flow';
import { approve, buildWorkflow, circulate, end, start } from '@inkstone/testing/workflow-builder';

const definition = buildWorkflow(
  [
    start(),
    approve('desk', ['ann', 'bob'], { policy: { kind: 'all' }, whenFailed: { kind: 'back', activity: 'start' } }),
    circulate('tell', ['ann']),
    end(),
  ],
  ['start > desk > tell > end'],
);
const dan: Agent = { person: 'dan', trust: 't', until: '9999-01-01T00:00:00.000Z', mayForward: false };
const world = { agents: { ann: dan } };
const itemOf = (flow: ReturnType<typeof testFlow>, holder: string) =>
  Object.values(flow.state.items).find((item) => item.holder === holder && item.slot !== null && item.activity === 'desk')!;

test('a task is shared with the agent: the first to act is the one, the slot stays the holder’s', () => {
  const flow = testFlow(definition, world).start('emil');

  flow.perform({ action: 'Agree', actor: 'dan', itemId: itemOf(flow, 'ann').id });

  expect(itemOf(flow, 'ann')).toMatchObject({ holder: 'ann', actedBy: 'dan', state: 'done', result: 'agreed' });
  flow.expectRefusal('TaskProcessed', (each) => each.perform({ action: 'Agree', actor: 'ann', itemId: itemOf(flow, 'ann').id }));
  flow.agree('bob').expectStatus('COMPLETED', 'agreed');
});

test('copies, and what came back to the initiator, are nobody else’s', () => {
  const flow = testFlow(definition, { agents: { ann: dan, emil: dan } })
    .start('emil')
    .disagree('bob');

  expect(Object.values(flow.state.items).filter((item) => item.state === 'open')).toMatchObject([{ holder: 'emil' }]);
  expect(Object.values(flow.state.items).some((item) => item.holder === 'emil' && item.agent)).toBe(false);
});

test('the initiator does not decide for somebody else, and nobody acts for themselves', () => {
  const flow = testFlow(definition, { agents: { ann: { ...dan, person: 'emil' }, bob: { ...dan, person: 'bob' } } }).start('emil');

  expect(Object.values(flow.state.items).some(({ agent }) => agent)).toBe(false);
});

test('the agent passes nothing on unless the rule says so', () => {
  const flow = testFlow(definition, world).start('emil');
  const forward = { action: 'Forward', actor: 'dan', itemId: itemOf(flow, 'ann').id, to: 'eve' } as const;

  flow.expectRefusal('EntrustedWithoutForward', (each) => each.perform(forward));
  const free = testFlow(definition, { agents: { ann: { ...dan, mayForward: true } } }).start('emil');
  free.expectRefusal('ForwardToSelf', (each) => each.perform({ ...forward, itemId: itemOf(free, 'ann').id, to: 'ann' }));
  free
    .perform({ ...forward, itemId: itemOf(free, 'ann').id })
    .agree('eve')
    .agree('bob')
    .expectStatus('COMPLETED', 'agreed');
});

test('open tasks are shared when a rule begins and go back when it ends', () => {
  const flow = testFlow(definition).start('emil');
  const entrust = { action: 'Entrust', actor: 'ann', principal: 'ann' } as const;

  flow.world = world;
  flow.perform(entrust);
  expect(itemOf(flow, 'ann').agent).toEqual(dan);
  flow.expectRefusal('NothingEntrusted', (each) => each.perform(entrust));
  flow.world = {};
  flow.perform(entrust);

  expect(itemOf(flow, 'ann')).not.toHaveProperty('agent');
  flow.expectRefusal('NotHandler', (each) => each.perform({ action: 'Agree', actor: 'dan', itemId: itemOf(flow, 'ann').id }));
});

test('from the moment the rule ends the agent acts no more, also before anybody took the task back', () => {
  const flow = testFlow(definition, { agents: { ann: { ...dan, until: '2000-01-01T00:00:00.000Z' } } }).start('emil');

  flow.expectRefusal('NotHandler', (each) => each.perform({ action: 'Agree', actor: 'dan', itemId: itemOf(flow, 'ann').id }));
});

test('a task that waits for somebody’s answer goes back as well, and who started it for another never decides on it', () => {
  const flow = testFlow(definition, world).start('emil');
  flow.perform({ action: 'Consult', actor: 'ann', itemId: itemOf(flow, 'ann').id, people: ['eve'], waits: true, opinion: '?' });
  expect(itemOf(flow, 'ann')).toMatchObject({ state: 'waiting', agent: dan });

  flow.world = {};
  flow.perform({ action: 'Entrust', actor: 'ann', principal: 'ann' });

  expect(itemOf(flow, 'ann')).not.toHaveProperty('agent');
  const started = testFlow(definition, world).perform({ action: 'Submit', actor: 'dan', principal: 'emil' });
  expect(itemOf(started, 'ann')).not.toHaveProperty('agent');
});
