import { expect, test } from 'vitest';
import { testFlow } from '@inkstone/testing/test-flow';
import { approve, buildWorkflow, end, exclusive, handle, join, split, start } from '@inkstone/testing/workflow-builder';

const chain = (settings: Parameters<typeof approve>[2] = {}) =>
  buildWorkflow(
    [start(), handle('prepare', ['pia']), approve('manager', ['mona']), approve('finance', ['fred', 'fay'], settings), end()],
    ['start > prepare > manager > finance > end'],
  );
const atFinance = (settings: Parameters<typeof approve>[2] = {}) => testFlow(chain(settings)).start('emil').submit('pia').agree('mona');

test('the start and what people completed are offered, nearest first', () => {
  atFinance().expectTargets('fred', 'manager', 'prepare', 'start');
});

test('after a reject to the start the initiator has an item and the instance is still running', () => {
  const flow = atFinance().reject('fred', 'start').expectOpen('emil@start').expectStatus('PROCESSING');

  expect(flow.state.pass).toBe(2);
  const fay = Object.values(flow.state.items).find((item) => item.holder === 'fay');
  expect([fay?.state, fay?.reason]).toEqual(['cancelled', 'rejected']);
});

test('a direct resubmit returns to the rejecting slot', () => {
  atFinance().reject('fred', 'start').submit('emil').expectOpen('fred@finance').agree('fred').expectStatus('COMPLETED', 'agreed');
  atFinance().reject('fred', 'manager').expectOpen('mona@manager').agree('mona').expectOpen('fred@finance');
});

test('where all votes count, a direct resubmit keeps the votes given and asks the others', () => {
  const all = { policy: { kind: 'all' } } as const;

  atFinance(all)
    .agree('fay')
    .reject('fred', 'start')
    .submit('emil')
    .expectOpen('fred@finance')
    .agree('fred')
    .expectStatus('COMPLETED', 'agreed');
  atFinance(all).reject('fred', 'start').submit('emil').expectOpen('fay@finance', 'fred@finance');
});

test('a vote that is kept names the slot it was given in', () => {
  const flow = atFinance({ policy: { kind: 'all' } })
    .agree('fay')
    .reject('fred', 'start')
    .submit('emil');
  const slots = Object.values(flow.state.slots).filter((slot) => slot.person === 'fay');

  expect(slots.map((slot) => [slot.vote, slot.carriedFrom])).toEqual([
    ['agreed', null],
    ['agreed', slots[0]?.id],
  ]);
});

test('when the rejecting person has left, the activity resolves its people again', () => {
  const flow = atFinance().reject('fred', 'start');

  flow.facts = { inactive: ['fred'] };
  flow.submit('emil').expectOpen('fay@finance');
});

test('a resubmit along the routes asks the earlier handlers of every activity again', () => {
  const flow = atFinance({ resubmit: 'through' }).reject('fred', 'start').submit('emil').expectOpen('pia@prepare');

  flow.submit('pia').expectOpen('mona@manager').agree('mona').expectOpen('fred@finance');
});

test('the rejecting person chooses the resubmit only where the activity allows it', () => {
  atFinance({ resubmit: 'choose' }).reject('fred', 'start', 'through').submit('emil').expectAt('prepare');
  atFinance({ resubmit: 'choose' }).reject('fred', 'start', 'direct').submit('emil').expectAt('finance');
  atFinance().expectRefusal('ResubmitFixed', (flow) => flow.reject('fred', 'start', 'through'));
});

test('rejects within a returned round lead back one by one', () => {
  const flow = atFinance().reject('fred', 'manager').reject('mona', 'start').submit('emil').expectOpen('mona@manager');

  flow.agree('mona').expectOpen('fred@finance').expectTargets('fred', 'manager', 'prepare', 'start');
});

test('refused for targets not on the trail, no target and the own activity', () => {
  const flow = atFinance();

  flow.expectRefusal('RejectTargetInvalid', (each) => each.reject('fred', 'finance'));
  flow.expectRefusal('RejectTargetInvalid', (each) => each.reject('fred', 'nowhere'));
  flow.expectRefusal('RejectTargetMissing', (each) => each.reject('fred', []));
  flow.expectRefusal('NonParallelTargets', (each) => each.reject('fred', ['start', 'manager']));
  flow.expectRefusal('OpinionRequired', (each) =>
    each.perform({ action: 'Reject', actor: 'fred', itemId: each.itemOf('fred').id, targets: ['start'] }),
  );
});

test('activities of a branch not taken are not offered', () => {
  const definition = buildWorkflow(
    [start(), exclusive('choice'), approve('big', ['ann']), approve('small', ['bob']), approve('last', ['cho']), end()],
    [
      'start > choice',
      { from: 'choice', to: 'big', condition: 'c' },
      { from: 'choice', to: 'small', default: true },
      'big > last',
      'small > last > end',
    ],
  );

  testFlow(definition).start('emil').agree('bob').expectTargets('cho', 'small', 'start');
});

test('an activity without a round left is neither offered nor accepted', () => {
  const definition = buildWorkflow(
    [start(), handle('prepare', ['pia'], { roundsAtMost: 2 }), approve('manager', ['mona']), end()],
    ['start > prepare > manager > end'],
  );
  const flow = testFlow(definition).start('emil').submit('pia').reject('mona', 'prepare').submit('pia');

  flow.expectTargets('mona', 'start');
  flow.expectRefusal('RoundsExhausted', (each) => each.reject('mona', 'prepare'));
});

test('a resubmit to an activity without a round left is refused and keeps the item open', () => {
  const twoRounds = { roundsAtMost: 2, resubmit: 'through' } as const;
  const definition = buildWorkflow(
    [start(), handle('prepare', ['pia']), approve('manager', ['mona'], twoRounds), end()],
    ['start > prepare > manager > end'],
  );
  const flow = testFlow(definition).start('emil').submit('pia').reject('mona', 'prepare').submit('pia').reject('mona', 'prepare');

  flow.expectRefusal('RoundsExhausted', (each) => each.submit('pia'));
  flow.expectOpen('pia@prepare').expectStatus('PROCESSING');
});

test('a failed vote that leads to an activity without a round left is an exception', () => {
  const definition = buildWorkflow(
    [
      start(),
      handle('prepare', ['pia'], { roundsAtMost: 1 }),
      approve('manager', ['mona'], { whenFailed: { kind: 'back', activity: 'prepare' } }),
      end(),
    ],
    ['start > prepare > manager > end'],
  );

  testFlow(definition).start('emil').submit('pia').disagree('mona').expectStatus('EXCEPTION');
});

const block = buildWorkflow(
  [
    start(),
    handle('before', ['pia']),
    split('fork'),
    handle('left1', ['lea']),
    approve('left2', ['leo']),
    approve('right1', ['rae']),
    split('inner'),
    approve('in1', ['ike']),
    approve('in2', ['ina']),
    join('innermerge', 'inner'),
    join('merge', 'fork'),
    approve('last', ['zoe']),
    end(),
  ],
  [
    'start > before > fork > left1 > left2 > merge > last > end',
    'fork > right1 > inner > in1 > innermerge > merge',
    'inner > in2 > innermerge',
  ],
);
const inBlock = () => testFlow(block).start('emil').submit('pia').submit('lea').agree('rae');
const behindBlock = () => inBlock().agree('leo').agree('ike').agree('ina').expectOpen('zoe@last');

test('inside a block the targets are earlier in the branch or before the split, never in a sibling', () => {
  inBlock().expectTargets('leo', 'left1', 'before', 'start').expectTargets('ike', 'right1', 'before', 'start');
});

test('a target in the own branch rewinds that branch only', () => {
  inBlock()
    .reject('leo', 'left1')
    .expectOpen('lea@left1', 'ike@in1', 'ina@in2')
    .submit('lea')
    .expectOpen('leo@left2', 'ike@in1', 'ina@in2');
});

test('a target in the enclosing branch closes the inner block', () => {
  inBlock().reject('ike', 'right1').expectOpen('leo@left2', 'rae@right1').agree('rae').expectOpen('leo@left2', 'ike@in1', 'ina@in2');
});

test('a target before the split closes the whole block, and it runs again', () => {
  const flow = inBlock().reject('ike', 'before').expectOpen('pia@before');

  flow.submit('pia').expectOpen('lea@left1', 'rae@right1').submit('lea').agree('leo').expectOpen('rae@right1');
});

test('after a block its activities are offered by branch', () => {
  behindBlock().expectTargets(
    'zoe',
    'fork_left1/left2',
    'fork_left1/left1',
    'inner_in1/in1',
    'inner_in2/in2',
    'fork_right1/right1',
    'before',
    'start',
  );
});

test('a branch of a finished block runs again alone, the others keep their result', () => {
  const flow = behindBlock().reject('zoe', 'left1').expectOpen('lea@left1');

  flow.submit('lea').expectOpen('leo@left2').agree('leo').expectOpen('zoe@last').agree('zoe').expectStatus('COMPLETED', 'agreed');
});

test('targets in different branches run together, the join waits for exactly these', () => {
  const flow = behindBlock().reject('zoe', ['left2', 'in1']).expectOpen('leo@left2', 'ike@in1');

  flow.agree('ike').expectOpen('leo@left2').expectTargets('leo', 'left1', 'before', 'start').agree('leo').expectOpen('zoe@last');
});

test('two targets in one branch are refused, two in different branches of the inner block are accepted', () => {
  behindBlock().expectRefusal('NonParallelTargets', (flow) => flow.reject('zoe', ['left1', 'left2']));
  behindBlock().expectRefusal('NonParallelTargets', (flow) => flow.reject('zoe', ['right1', 'in1']));
  behindBlock().expectRefusal('NonParallelTargets', (flow) => flow.reject('zoe', ['left1', 'before']));
  behindBlock().reject('zoe', ['in1', 'in2']).expectOpen('ike@in1', 'ina@in2');
});

test('a join fires once for each run of its block', () => {
  const flow = behindBlock().reject('zoe', 'left2').agree('leo').agree('zoe');

  const joined = flow.events.filter((event) => event.type === 'fork-closed' && event.joined && event.split === 'fork');
  expect(joined).toHaveLength(2);
  expect(new Set(joined.map((event) => (event.type === 'fork-closed' ? event.fork : ''))).size).toBe(2);
});
