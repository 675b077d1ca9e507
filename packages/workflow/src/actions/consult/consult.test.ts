import { expect, test } from 'vitest';
import { testFlow, type TestFlow } from '@inkstone/testing/test-flow';
import { approve, buildWorkflow, end, start } from '@inkstone/testing/workflow-builder';
import { availableActions } from '../../offers/available-actions.ts';
import { itemRights } from '../../offers/item-rights.ts';

const permission = { others: { e: true, v: true }, controls: {} };
const definition = buildWorkflow(
  [start(), approve('desk', ['ann', 'bob'], { policy: { kind: 'all' }, permission }), end()],
  ['start > desk > end'],
);
const running = (): TestFlow => testFlow(definition, { inactive: ['ivy'] }).start('emil');

test('a question blocks nothing: the requester continues before the answer, and the question closes with the slot', () => {
  const flow = running().consult('ann', ['cy', 'dot']).expectOpen('ann@desk', 'bob@desk', 'cy@desk', 'dot@desk').answer('cy');

  flow.agree('ann').expectOpen('bob@desk');

  expect(
    Object.values(flow.state.items).flatMap(({ kind, holder, result, state }) => (kind === 'consult' ? [[holder, result, state]] : [])),
  ).toEqual([
    ['cy', 'answered', 'done'],
    ['dot', null, 'cancelled'],
  ]);
});

test('the item waits for answers on request, until they are given or the question is retrieved', () => {
  const flow = running().consult('ann', ['cy', 'dot'], { waits: true }).expectOpen('bob@desk', 'cy@desk', 'dot@desk');

  flow.answer('cy').expectOpen('bob@desk', 'dot@desk').assistRetrieve('ann').expectOpen('ann@desk', 'bob@desk');
  flow.consult('ann', 'dot', { waits: true }).answer('dot').expectOpen('ann@desk', 'bob@desk');
});

test('a consulted person reads and answers, and has no vote', () => {
  const flow = running().consult('ann', 'cy');

  expect(itemRights(definition, flow.state, flow.itemOf('cy')).others).toEqual({ e: false, v: true });
  expect(availableActions(definition, flow.state, 'cy').map(({ action }) => action)).toEqual(['Answer']);
  flow.expectRefusal('ActionNotOffered', (each) => each.agree('cy'));
  flow.expectRefusal('OpinionRequired', (each) => each.perform({ action: 'Answer', actor: 'cy', itemId: each.itemOf('cy').id }));
});

test('refused for oneself, for a second question at a time, for inactive people, and without a question', () => {
  const flow = running().consult('ann', 'cy');
  const itemId = flow.itemOf('ann').id;

  flow.expectRefusal('ConsultSelf', (each) => each.consult('ann', ['dot', 'ann']));
  flow.expectRefusal('AlreadyConsulted', (each) => each.consult('ann', 'cy'));
  flow.expectRefusal('PersonInactive', (each) => each.consult('ann', 'ivy'));
  flow.expectRefusal('PeopleMissing', (each) => each.consult('ann', []));
  flow.expectRefusal('QuestionRequired', (each) =>
    each.perform({ action: 'Consult', actor: 'ann', itemId, people: ['dot'], opinion: ' ' }),
  );
  flow.answer('cy').consult('ann', 'cy').answer('cy');
  flow.expectRefusal('ActionNotOffered', (each) => each.perform({ action: 'Answer', actor: 'ann', itemId, opinion: 'x' }));
});

test('a question stays with a slot that is reassigned', () => {
  const flow = running().consult('ann', 'cy').forward('ann', 'fay').answer('cy').expectOpen('bob@desk', 'fay@desk');

  flow.consult('fay', 'cy').agree('fay').expectOpen('bob@desk');
});
