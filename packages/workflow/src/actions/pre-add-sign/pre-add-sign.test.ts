import { describe, expect, test } from 'vitest';
import { testFlow, type TestFlow } from '@inkstone/testing/test-flow';
import { approve, buildWorkflow, end, handle, start } from '@inkstone/testing/workflow-builder';
import { availableActions } from '../../offers/available-actions.ts';

const definition = buildWorkflow(
  [start(), approve('desk', ['ann', 'bob'], { policy: { kind: 'all' }, addSignDepth: 2 }), approve('last', ['zoe']), end()],
  ['start > desk > last > end'],
);
const running = (): TestFlow => testFlow(definition, { inactive: ['ivy'] }).start('emil');
const added = ['cy', 'dot'];

describe('before', () => {
  test('the adder waits, decides after the added votes, and may decide differently', () => {
    const flow = running().addSign('ann', 'before', added).expectOpen('bob@desk', 'cy@desk', 'dot@desk');

    flow.agree('cy').expectOpen('bob@desk', 'dot@desk').disagree('dot').expectOpen('ann@desk', 'bob@desk');

    expect(Object.values(flow.state.involvements).map(({ outcome }) => outcome)).toEqual(['disagreed']);
    flow.agree('ann').agree('bob').expectAt('last');
  });

  test('any: the first vote decides, and the other items end', () => {
    running().addSign('ann', 'before', added, 'any').agree('dot').expectOpen('ann@desk', 'bob@desk');
  });

  test('sequential: one after the other, until somebody disagrees', () => {
    const flow = running().addSign('ann', 'before', ['cy', 'dot', 'eli'], 'sequential').expectOpen('bob@desk', 'cy@desk');

    flow.agree('cy').expectOpen('bob@desk', 'dot@desk').disagree('dot').expectOpen('ann@desk', 'bob@desk');
  });

  test('is retrieved as a whole', () => {
    running().addSign('ann', 'before', added).assistRetrieve('ann', 'cy').expectOpen('ann@desk', 'bob@desk');
  });

  test('ends with the visit: no added signer has an open item', () => {
    running().addSign('ann', 'before', added).disagree('bob').expectStatus('COMPLETED', 'disagreed').expectOpen();
  });

  test('the number of votes of the activity stays', () => {
    const flow = running().addSign('ann', 'before', added).agree('cy').agree('dot').agree('ann').expectOpen('bob@desk');

    expect(Object.values(flow.state.slots).filter(({ visit }) => visit === flow.itemOf('bob').visit)).toHaveLength(2);
  });
});

describe('after', () => {
  test('the adder agrees now and the slot counts when the added signers have voted', () => {
    const flow = running().addSign('ann', 'after', added).agree('bob').expectOpen('cy@desk', 'dot@desk');

    flow.agree('cy').expectAt('desk').agree('dot').expectAt('last');
  });

  test('one of them disagrees: the slot counts as disagree', () => {
    running().addSign('ann', 'after', added).disagree('dot').expectStatus('COMPLETED', 'disagreed');
  });

  test('needs the opinion that agreeing needs', () => {
    const strict = buildWorkflow([start(), approve('desk', ['ann'], { opinion: { agree: 'required' } }), end()], ['start > desk > end']);
    const flow = testFlow(strict).start('emil');
    const itemId = flow.itemOf('ann').id;

    flow.expectRefusal('OpinionRequired', (each) =>
      each.perform({ action: 'PreAddSign', actor: 'ann', itemId, side: 'after', people: ['cy'] }),
    );
  });

  test('everybody votes: the first vote alone cannot count', () => {
    running().expectRefusal('AddSignVote', (each) => each.addSign('ann', 'after', added, 'any'));
  });
});

describe('beside', () => {
  test('new slots of the same visit count like the others', () => {
    const flow = running().addSign('ann', 'beside', added).expectOpen('ann@desk', 'bob@desk', 'cy@desk', 'dot@desk');

    flow.agree('ann').agree('bob').agree('cy').expectAt('desk').agree('dot').expectAt('last');
  });

  test('an added person has all the actions of a participant', () => {
    const flow = running().addSign('ann', 'beside', 'cy').forward('cy', 'fay').expectOpen('ann@desk', 'bob@desk', 'fay@desk');

    expect(flow.itemOf('fay').kind).toBe('forward');
  });
});

describe('nested', () => {
  test('an added signer adds before themselves, as deep as the activity lets them', () => {
    const flow = running().addSign('ann', 'before', 'cy').addSign('cy', 'before', 'dot').expectOpen('bob@desk', 'dot@desk');

    flow.expectRefusal('AddSignDepth', (each) => each.addSign('dot', 'before', 'eli'));
    flow.agree('dot').expectOpen('bob@desk', 'cy@desk').agree('cy').expectOpen('ann@desk', 'bob@desk');
  });

  test('an added signer adds after themselves: their vote counts when those have voted', () => {
    const flow = running().addSign('ann', 'before', 'cy').addSign('cy', 'after', 'dot').expectOpen('bob@desk', 'dot@desk');

    flow.disagree('dot').expectOpen('ann@desk', 'bob@desk');

    expect(Object.values(flow.state.involvements).map(({ outcome }) => outcome)).toEqual(['disagreed', 'disagreed']);
  });

  test('retrieving a vote also ends the votes that the signer had added', () => {
    const flow = running().addSign('ann', 'before', 'cy').addSign('cy', 'before', 'dot');

    flow.assistRetrieve('ann').expectOpen('ann@desk', 'bob@desk');
  });

  test('one level is the default', () => {
    const plain = buildWorkflow([start(), approve('desk', ['ann']), end()], ['start > desk > end']);

    testFlow(plain)
      .start('emil')
      .addSign('ann', 'before', 'cy')
      .expectRefusal('AddSignDepth', (each) => each.addSign('cy', 'before', 'dot'));
  });
});

test('refused for oneself, participants of the visit, the initiator, inactive people, and without people', () => {
  const flow = running();

  flow.expectRefusal('SignForSelf', (each) => each.addSign('ann', 'before', 'ann'));
  flow.expectRefusal('AlreadyParticipant', (each) => each.addSign('ann', 'beside', 'bob'));
  flow.expectRefusal('AddInitiator', (each) => each.addSign('ann', 'before', 'emil'));
  flow.expectRefusal('PersonInactive', (each) => each.addSign('ann', 'after', 'ivy'));
  flow.expectRefusal('PeopleMissing', (each) => each.addSign('ann', 'after', []));
  flow
    .addSign('ann', 'before', ['cy', 'dot'], 'sequential')
    .expectRefusal('AlreadyParticipant', (each) => each.addSign('bob', 'before', 'dot'));
});

test('before and after at once is refused', () => {
  const flow = running();
  const itemId = flow.itemOf('ann').id;

  flow
    .addSign('ann', 'before', 'cy')
    .expectRefusal('AddSignBoth', (each) =>
      each.perform({ action: 'PreAddSign', actor: 'ann', itemId, side: 'after', people: ['dot'], opinion: 'x' }),
    );
});

test('an added signer votes and adds, but neither forwards nor sends back', () => {
  const flow = running().addSign('ann', 'before', 'cy');

  const offers = availableActions(definition, flow.state, 'cy');

  expect(offers.map(({ action }) => action)).toEqual(['Agree', 'DisAgree', 'PreAddSign', 'Consult', 'Circulate']);
  expect(offers.find(({ action }) => action === 'PreAddSign')?.sides).toEqual(['before', 'after']);
  flow.expectRefusal('ActionNotOffered', (each) => each.forward('cy', 'fay'));
  flow.expectRefusal('ActionNotOffered', (each) => each.reject('cy', 'start'));
  expect(availableActions(definition, flow.state, 'ann').map(({ action }) => action)).toEqual(['AssistRetrieve']);
});

test('a person who has voted is not added again', () => {
  running()
    .agree('bob')
    .expectRefusal('AlreadyParticipant', (each) => each.addSign('ann', 'beside', ['bob']));
});

test('a person added beside has only the actions that the activity offers', () => {
  const limited = buildWorkflow(
    [start(), approve('desk', ['ann'], { actions: [{ action: 'Agree' }, { action: 'PreAddSign' }] }), end()],
    ['start > desk > end'],
  );
  testFlow(limited)
    .start('emil')
    .addSign('ann', 'beside', ['sam'])
    .expectRefusal('ActionNotOffered', (each) => each.reject('sam', ['start']));
});

test('in a handle activity people can only be added beside, and fill in as well', () => {
  const work = buildWorkflow([start(), handle('desk', ['ann'], { policy: { kind: 'all' } }), end()], ['start > desk > end']);
  const flow = testFlow(work).start('emil');

  const offer = availableActions(work, flow.state, 'ann').find(({ action }) => action === 'PreAddSign');

  expect(offer?.sides).toEqual(['beside']);
  flow.expectRefusal('ActionNotOffered', (each) => each.addSign('ann', 'before', 'cy'));
  flow.expectRefusal('ActionNotOffered', (each) => each.addSign('ann', 'after', 'cy'));
  flow.addSign('ann', 'beside', 'cy').submit('ann').expectOpen('cy@desk').submit('cy').expectStatus('COMPLETED', 'submitted');
});
