import { expect, test } from 'vitest';
import { testFlow, type TestFlow } from '@inkstone/testing/test-flow';
import { approve, buildWorkflow, circulate, end, handle, start } from '@inkstone/testing/workflow-builder';
import { availableActions } from './available-actions.ts';
import { actionModels } from '../actions/models.ts';
import { activityModels } from '../activities/models.ts';

const definition = buildWorkflow(
  [
    start(),
    circulate('info', ['ivy']),
    handle('work', ['wim']),
    approve('desk', ['ann'], { opinion: { agree: 'required', reject: 'none' }, resubmit: 'choose' }),
    end(),
  ],
  ['start > info > work > desk > end'],
);
const offered = (flow: TestFlow, actor: string, isAdministrator = false): string[] =>
  availableActions(flow.definition, flow.state, actor, { isAdministrator }).map((offer) => offer.action);

test('anybody may submit a new draft, and only the initiator a retrieved one', () => {
  expect(offered(testFlow(definition), 'emil')).toEqual(['Submit']);
  const retrieved = testFlow(definition).start('emil').retrieve('emil');
  expect(offered(retrieved, 'emil')).toEqual(['Submit']);
  expect(offered(retrieved, 'ann')).toEqual([]);
});

test('each person is offered the actions available to them', () => {
  const flow = testFlow(definition).start('emil');

  expect(offered(flow, 'emil')).toEqual(['Retrieve', 'Cancel']);
  expect(offered(flow, 'wim')).toEqual(['Submit', 'Reject', 'Forward', 'PreAddSign', 'Assist', 'Consult', 'Circulate']);
  expect(offered(flow, 'ivy')).toEqual(['Read']);
  expect(offered(flow, 'ann')).toEqual([]);
  expect(offered(flow, 'root', true)).toEqual([
    'AdjustParticipant',
    'changeNextNodeUser',
    'ActivateActivity',
    'EditOwner',
    'FinishInstance',
    'Cancel',
  ]);
  flow.submit('wim');
  expect(offered(flow, 'ann')).toEqual(['Agree', 'DisAgree', 'Reject', 'Forward', 'PreAddSign', 'Assist', 'Consult', 'Circulate']);
  expect(offered(flow, 'emil')).toEqual([]);
  expect(offered(flow, 'wim')).toEqual(['Retrieve', 'AdjustParticipant']);
  flow.agree('ann', 'desk', 'yes');
  expect(offered(flow, 'root', true)).toEqual(['EditOwner']);
  expect(offered(flow, 'ivy')).toEqual(['Read']);
});

test('an offer names its item and the requirement of its opinion', () => {
  const flow = testFlow(definition).start('emil').submit('wim');

  const offers = availableActions(definition, flow.state, 'ann').slice(0, 4);

  expect(offers.map((offer) => [offer.action, offer.itemId, offer.opinion, offer.choosesResubmit])).toEqual([
    ['Agree', flow.itemOf('ann').id, 'required', undefined],
    ['DisAgree', flow.itemOf('ann').id, 'required', undefined],
    ['Reject', flow.itemOf('ann').id, 'none', true],
    ['Forward', flow.itemOf('ann').id, 'optional', undefined],
  ]);
});

test('models are registered under their own names', () => {
  for (const [action, model] of Object.entries(actionModels)) expect(model.action).toBe(action);
  for (const [kind, model] of Object.entries(activityModels)) expect(model.kind).toBe(kind);
});
