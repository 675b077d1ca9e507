import { expect, test } from 'vitest';
import { testFlow, type TestFlow } from '@inkstone/testing/test-flow';
import { approve, buildWorkflow, end, handle, start } from '@inkstone/testing/workflow-builder';
import { availableActions } from '../../offers/available-actions.ts';
import { itemRights } from '../../offers/item-rights.ts';

const permission = { others: { e: false, v: true }, controls: { amount: { e: true, v: true, r: false } } };
const definition = buildWorkflow(
  [start(), approve('desk', ['ann', 'bob'], { policy: { kind: 'all' }, permission }), handle('work', ['wim']), end()],
  ['start > desk > work > end'],
);
const running = (): TestFlow => testFlow(definition).start('emil');

test('the item waits until everybody has finished or declined', () => {
  const flow = running().assist('ann', 'cy', 'dot').expectOpen('bob@desk', 'cy@desk', 'dot@desk');

  flow.submit('cy').expectOpen('bob@desk', 'dot@desk').decline('dot').expectOpen('ann@desk', 'bob@desk');

  const finished = Object.values(flow.state.items).filter(({ kind }) => kind === 'assist');
  expect(finished.map(({ holder, result }) => [holder, result])).toEqual([
    ['cy', 'submitted'],
    ['dot', 'declined'],
  ]);
});

test('an assistant edits what the handler may, and nobody edits while waiting', () => {
  const flow = running();
  const waiting = flow.itemOf('ann');
  flow.assist('ann', 'cy');

  expect(itemRights(definition, flow.state, flow.itemOf('cy'))).toEqual(permission);
  expect(itemRights(definition, flow.state, flow.state.items[waiting.id]!).controls['amount']?.e).toBe(false);
});

test('an assist can only be finished, or declined with a reason', () => {
  const flow = running().assist('ann', 'cy');
  const itemId = flow.itemOf('cy').id;

  expect(availableActions(definition, flow.state, 'cy').map(({ action }) => action)).toEqual(['Submit', 'Decline']);
  flow.expectRefusal('ActionNotOffered', (each) => each.forward('cy', 'dot'));
  flow.expectRefusal('ActionNotOffered', (each) => each.assist('cy', 'dot'));
  flow.expectRefusal('ActionNotOffered', (each) => each.reject('cy', 'start'));
  flow.expectRefusal('ActionNotOffered', (each) => each.agree('cy'));
  flow.expectRefusal('ReasonRequired', (each) => each.perform({ action: 'Decline', actor: 'cy', itemId, opinion: ' ' }));
});

test('neither oneself nor another handler of the activity can assist', () => {
  const flow = running();

  flow.expectRefusal('AssistToHandler', (each) => each.assist('ann', 'ann'));
  flow.expectRefusal('AssistToHandler', (each) => each.assist('ann', 'cy', 'bob'));
  flow.expectRefusal('PeopleMissing', (each) => each.assist('ann'));
});

test('work to be filled in can be assisted, too', () => {
  const flow = running().agree('ann').agree('bob').assist('wim', 'cy').expectOpen('cy@work');

  flow.submit('cy').submit('wim').expectStatus('COMPLETED', 'agreed');
});

test('assists end with the visit', () => {
  running().assist('ann', 'cy').disagree('bob').expectOpen().expectStatus('COMPLETED', 'disagreed');
});

test('an assist is no decision: the initiator may still retrieve the instance', () => {
  running().assist('ann', 'cy').submit('cy').retrieve('emil').expectStatus('DRAFT');
});
