import { expect, test } from 'vitest';
import { testFlow } from '@inkstone/testing/test-flow';
import { approve, buildWorkflow, end, start } from '@inkstone/testing/workflow-builder';

const twoSteps = buildWorkflow(
  [start(), approve('manager', ['mona']), approve('finance', ['fred', 'fay'], { policy: { kind: 'all' } }), end()],
  ['start > manager > finance > end'],
);

test('one agreement of `any` decides and cancels the others as decided', () => {
  const definition = buildWorkflow([start(), approve('desk', ['ann', 'bob', 'cho']), end()], ['start > desk > end']);

  const flow = testFlow(definition).start('emil').agree('bob', 'desk', 'fine');

  flow.expectStatus('COMPLETED', 'agreed');
  const items = Object.values(flow.state.items).filter((item) => item.activity === 'desk');
  expect(items.map((item) => [item.holder, item.state, item.result, item.reason, item.opinion])).toEqual([
    ['ann', 'cancelled', null, 'decided', null],
    ['bob', 'done', 'agreed', null, 'fine'],
    ['cho', 'cancelled', null, 'decided', null],
  ]);
});

test('`all` continues when the last person has agreed', () => {
  const flow = testFlow(twoSteps).start('emil').expectOpen('mona@manager').agree('mona').expectOpen('fay@finance', 'fred@finance');

  flow.agree('fred').expectOpen('fay@finance').expectStatus('PROCESSING');
  flow.agree('fay').expectStatus('COMPLETED', 'agreed');
});

test('items of others, unknown, finished and changed items are refused with their own codes', () => {
  const flow = testFlow(twoSteps).start('emil');
  const { id } = flow.itemOf('mona');

  flow.expectRefusal('NotHandler', (each) => each.perform({ action: 'Agree', actor: 'fred', itemId: id }));
  flow.expectRefusal('ItemUnknown', (each) => each.perform({ action: 'Agree', actor: 'mona', itemId: 'none' }));
  flow.expectRefusal('TaskProcessed', (each) => each.perform({ action: 'Agree', actor: 'mona', itemId: id, itemVersion: 7 }));
  flow.agree('mona');
  flow.expectRefusal('TaskProcessed', (each) => each.perform({ action: 'Agree', actor: 'mona', itemId: id }));
});

test('a required opinion may not be blank', () => {
  const definition = buildWorkflow([start(), approve('desk', ['ann'], { opinion: { agree: 'required' } }), end()], ['start > desk > end']);
  const flow = testFlow(definition).start('emil');

  flow.expectRefusal('OpinionBlank', (each) => each.agree('ann', 'desk', '  '));
  flow.expectRefusal('OpinionRequired', (each) => each.agree('ann', 'desk', ''));
  flow.agree('ann', 'desk', 'read it').expectStatus('COMPLETED', 'agreed');
});

test('a required file and a required signature must be given and are stored with the item', () => {
  const settings = { upload: { agree: 'required' }, signature: { agree: 'required' } } as const;
  const flow = testFlow(buildWorkflow([start(), approve('desk', ['ann'], settings), end()], ['start > desk > end'])).start('emil');
  const agree = { action: 'Agree', actor: 'ann', itemId: flow.itemOf('ann').id } as const;

  flow.expectRefusal('AttachmentRequired', (each) => each.perform({ ...agree, attachments: [], signature: 's' }));
  flow.expectRefusal('SignatureRequired', (each) => each.perform({ ...agree, attachments: ['f'] }));
  flow.perform({ ...agree, attachments: ['f'], signature: 's' }).expectStatus('COMPLETED', 'agreed');

  expect(flow.state.items[agree.itemId]).toMatchObject({ attachments: ['f'], signature: 's' });
});

test('a person named twice has one item', () => {
  const definition = buildWorkflow(
    [start(), approve('desk', ['ann', 'bob', 'ann'], { policy: { kind: 'all' } }), end()],
    ['start > desk > end'],
  );

  testFlow(definition).start('emil').expectOpen('ann@desk', 'bob@desk');
});
