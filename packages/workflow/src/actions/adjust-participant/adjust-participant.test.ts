import { describe, expect, test } from 'vitest';
import { approve, buildWorkflow, end, handle, start } from '@inkstone/testing/workflow-builder';
import { testFlow, type TestFlow } from '@inkstone/testing/test-flow';

const definition = buildWorkflow(
  [start(), handle('prepare', ['pia']), approve('board', ['ann', 'bob'], { policy: { kind: 'all' } }), end()],
  ['start > prepare > board > end'],
);
const atBoard = (): TestFlow =>
  testFlow(definition, { inactive: ['ida'] })
    .start('emil')
    .submit('pia');
type Change = { readonly add?: string[]; readonly remove?: string[]; readonly replace?: { from: string; to: string }[] };
const adjust = (flow: TestFlow, change: Change, actor = 'root'): TestFlow =>
  flow.perform({ action: 'AdjustParticipant', activity: 'board', actor, operatorIsAdministrator: actor === 'root', ...change });

test('people are added, replaced and removed, and the votes of those left count', () => {
  const flow = adjust(atBoard(), { add: ['cho'], remove: ['bob'], replace: [{ from: 'ann', to: 'dan' }] });

  flow.expectOpen('cho@board', 'dan@board').agree('cho').expectStatus('PROCESSING').agree('dan').expectStatus('COMPLETED', 'agreed');
});

test('votes are counted again at once: removing the last person who has not voted decides', () => {
  adjust(atBoard().agree('ann'), { remove: ['bob'] }).expectStatus('COMPLETED', 'agreed');
});

describe('a replacement who is already asked in the activity', () => {
  const toBob = { replace: [{ from: 'ann', to: 'bob' }] };

  test('has one slot and one vote, and the replaced person has none', () => {
    adjust(atBoard(), toBob).expectOpen('bob@board').agree('bob').expectStatus('COMPLETED', 'agreed');
  });

  test('who has voted decides by that vote', () => {
    adjust(atBoard().agree('bob'), toBob).expectOpen().expectStatus('COMPLETED', 'agreed');
  });

  test('who comes later in a sequence is asked next', () => {
    const sequence = buildWorkflow(
      [start(), approve('board', ['ann', 'bob', 'cho'], { policy: { kind: 'all' }, order: 'sequential' }), end()],
      ['start > board > end'],
    );

    adjust(testFlow(sequence).start('emil'), toBob).expectOpen('bob@board').agree('bob').expectOpen('cho@board');
  });

  test('may replace two people at once, but not while being removed', () => {
    const three = buildWorkflow(
      [start(), approve('board', ['ann', 'bob', 'cho'], { policy: { kind: 'all' } }), end()],
      ['start > board > end'],
    );
    const flow = testFlow(three).start('emil');

    flow.expectRefusal('AlreadyParticipant', (each) => adjust(each, { ...toBob, remove: ['bob'] }));
    adjust(flow, {
      replace: [
        { from: 'ann', to: 'dan' },
        { from: 'bob', to: 'dan' },
      ],
    }).expectOpen('cho@board', 'dan@board');
  });
});

test('a removed person is not asked again in the next round', () => {
  const flow = adjust(atBoard(), { remove: ['bob'] })
    .reject('ann', 'start')
    .submit('emil');

  flow.expectOpen('ann@board');
});

test('a handler of the activity before may adjust while nobody has acted', () => {
  adjust(atBoard(), { remove: ['ann'] }, 'pia').expectOpen('bob@board');
  adjust(adjust(atBoard(), { remove: ['ann'] }), { add: ['ann'] }, 'pia').expectOpen('ann@board', 'bob@board');
  atBoard().expectRefusal('OutsideScope', (flow) => adjust(flow, { add: ['cho'] }, 'pia'));
  atBoard()
    .agree('ann')
    .expectRefusal('ParticipantsActed', (flow) => adjust(flow, { remove: ['bob'] }, 'pia'));
  atBoard().expectRefusal('NotAdministrator', (flow) => adjust(flow, { add: ['cho'] }, 'bob'));
});

test('the initiator does not choose who decides about the request', () => {
  const direct = buildWorkflow([start(), approve('board', ['ann', 'bob']), end()], ['start > board > end']);

  testFlow(direct)
    .start('emil')
    .expectRefusal('NotAdministrator', (flow) => adjust(flow, { remove: ['ann'] }, 'emil'));
});

test('in a sequence the slot keeps its position', () => {
  const sequence = buildWorkflow(
    [start(), approve('board', ['ann', 'bob', 'cho'], { policy: { kind: 'all' }, order: 'sequential' }), end()],
    ['start > board > end'],
  );
  const flow = adjust(testFlow(sequence).start('emil'), { replace: [{ from: 'bob', to: 'dan' }], add: ['eve'] });

  flow
    .expectOpen('ann@board')
    .agree('ann')
    .expectOpen('dan@board')
    .agree('dan')
    .expectOpen('cho@board')
    .agree('cho')
    .expectOpen('eve@board');
  adjust(testFlow(sequence).start('emil'), { remove: ['ann'] }).expectOpen('bob@board');
});

test('refused for oneself, people who have acted, are already or not participants, the initiator, inactive people and nobody', () => {
  const flow = atBoard().agree('ann');

  flow.expectRefusal('AdjustSelf', (each) => adjust(each, { add: ['root'] }));
  flow.expectRefusal('ParticipantsActed', (each) => adjust(each, { remove: ['ann'] }));
  flow.expectRefusal('NotParticipant', (each) => adjust(each, { remove: ['zoe'] }));
  flow.expectRefusal('AlreadyParticipant', (each) => adjust(each, { add: ['bob'] }));
  flow.expectRefusal('AppointInitiator', (each) => adjust(each, { add: ['emil'] }));
  flow.expectRefusal('PersonInactive', (each) => adjust(each, { add: ['ida'] }));
  flow.expectRefusal('NothingToAdjust', (each) => adjust(each, {}));
  flow.expectRefusal('NotParticipant', (each) => adjust(each, { remove: ['bob'], replace: [{ from: 'bob', to: 'cho' }] }));
  atBoard().expectRefusal('NobodyLeft', (each) => adjust(each, { remove: ['ann', 'bob'] }));
});

test('refused for anything but an open human activity', () => {
  const flow = testFlow(definition).start('emil');

  flow.expectRefusal('ActivityNotActive', (each) => adjust(each, { add: ['cho'] }));
  const wrong = (activity: string) => (each: TestFlow) =>
    each.intervene({ action: 'AdjustParticipant', activity, actor: 'root', add: ['cho'] });
  flow.expectRefusal('ActivityUnknown', wrong('nowhere'));
  flow.expectRefusal('ActivityNotHuman', wrong('end'));
});

test('the history names who was added and removed', () => {
  const flow = adjust(atBoard(), { add: ['cho'], replace: [{ from: 'ann', to: 'dan' }] });

  expect(flow.events.find((event) => event.type === 'steered')).toMatchObject({ how: 'adjusted', added: ['cho', 'dan'], removed: ['ann'] });
});

test('somebody who waits for signers added after may be replaced or removed, and their requests end', () => {
  const waiting = (): TestFlow => atBoard().addSign('ann', 'after', 'sue').expectOpen('bob@board', 'sue@board');

  adjust(waiting(), { replace: [{ from: 'ann', to: 'dan' }] })
    .expectOpen('bob@board', 'dan@board')
    .agree('dan')
    .agree('bob')
    .expectStatus('COMPLETED', 'agreed');
  adjust(waiting(), { remove: ['ann'] })
    .expectOpen('bob@board')
    .agree('bob')
    .expectStatus('COMPLETED', 'agreed');
  waiting().expectRefusal('ParticipantsActed', (flow) => adjust(flow, { remove: ['bob'] }, 'pia'));
});
