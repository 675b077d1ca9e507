import { expect, test } from 'vitest';
import type { Agent } from '../../state/instance-state.ts';
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
const facts = { agents: { ann: dan } };
const itemOf = (flow: ReturnType<typeof testFlow>, holder: string) =>
  Object.values(flow.state.items).find((item) => item.holder === holder && item.slot !== null && item.activity === 'desk')!;

test('a task is shared with the agent: the first to act completes it, the slot stays the holder’s', () => {
  const flow = testFlow(definition, facts).start('emil');

  flow.perform({ action: 'Agree', actor: 'dan', itemId: itemOf(flow, 'ann').id });

  expect(itemOf(flow, 'ann')).toMatchObject({ holder: 'ann', actedBy: 'dan', state: 'done', result: 'agreed' });
  flow.expectRefusal('TaskProcessed', (each) => each.perform({ action: 'Agree', actor: 'ann', itemId: itemOf(flow, 'ann').id }));
  flow.agree('bob').expectStatus('COMPLETED', 'agreed');
});

test('copies and returned starts are not shared', () => {
  const flow = testFlow(definition, { agents: { ann: dan, emil: dan } })
    .start('emil')
    .disagree('bob');

  expect(Object.values(flow.state.items).filter((item) => item.state === 'open')).toMatchObject([{ holder: 'emil' }]);
  expect(Object.values(flow.state.items).some((item) => item.holder === 'emil' && item.agent)).toBe(false);
});

test('the initiator does not decide as an agent, and nobody is their own agent', () => {
  const flow = testFlow(definition, { agents: { ann: { ...dan, person: 'emil' }, bob: { ...dan, person: 'bob' } } }).start('emil');

  expect(Object.values(flow.state.items).some(({ agent }) => agent)).toBe(false);
});

test('the agent forwards only if the rule allows it', () => {
  const flow = testFlow(definition, facts).start('emil');
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

test('open tasks are shared when a rule begins and returned when it ends', () => {
  const flow = testFlow(definition).start('emil');
  const delegate = { action: 'Entrust', actor: 'ann', principal: 'ann' } as const;

  flow.facts = facts;
  flow.perform(delegate);
  expect(itemOf(flow, 'ann').agent).toEqual(dan);
  flow.expectRefusal('NothingEntrusted', (each) => each.perform(delegate));
  flow.facts = {};
  flow.perform(delegate);

  expect(itemOf(flow, 'ann')).not.toHaveProperty('agent');
  flow.expectRefusal('NotHandler', (each) => each.perform({ action: 'Agree', actor: 'dan', itemId: itemOf(flow, 'ann').id }));
});

test('the agent cannot act after the end of the rule, even before the task is returned', () => {
  const flow = testFlow(definition, { agents: { ann: { ...dan, until: '2000-01-01T00:00:00.000Z' } } }).start('emil');

  flow.expectRefusal('NotHandler', (each) => each.perform({ action: 'Agree', actor: 'dan', itemId: itemOf(flow, 'ann').id }));
});

test('a task that waits for an answer is returned, too, and the operator of an instance never decides on it', () => {
  const flow = testFlow(definition, facts).start('emil');
  flow.perform({ action: 'Consult', actor: 'ann', itemId: itemOf(flow, 'ann').id, people: ['eve'], waits: true, opinion: '?' });
  expect(itemOf(flow, 'ann')).toMatchObject({ state: 'waiting', agent: dan });

  flow.facts = {};
  flow.perform({ action: 'Entrust', actor: 'ann', principal: 'ann' });

  expect(itemOf(flow, 'ann')).not.toHaveProperty('agent');
  const started = testFlow(definition, facts).perform({ action: 'Submit', actor: 'dan', principal: 'emil' });
  expect(itemOf(started, 'ann')).not.toHaveProperty('agent');
});
