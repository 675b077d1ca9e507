import { expect, test } from 'vitest';
import { testFlow } from '@inkstone/testing/test-flow';
import { approve, buildWorkflow, end, exclusive, start, subprocess } from '@inkstone/testing/workflow-builder';
import type { InstanceState } from '../../state/instance-state.ts';

type Settings = NonNullable<Parameters<typeof subprocess>[2]>;
const flow = (settings: Settings = {}) =>
  buildWorkflow([start(), subprocess('sub', 'child', settings), approve('check', ['ann']), end()], ['start > sub > check > end']);
const rows = { each: { kind: 'row', sheet: 'items' } } as const;
const people: Settings = { each: { kind: 'person', participants: [{ kind: 'users', users: ['bob', 'cho'] }] } };
const children = (state: InstanceState) => Object.values(state.children ?? {}).map(({ key, initiator, state: is }) => [key, initiator, is]);

test('the parent waits until the child is reported as ended, then continues', () => {
  const played = testFlow(flow()).start('emil').expectOpen().expectStatus('PROCESSING');
  const child = played.childOf('sub');

  played.endChild('sub').expectOpen('ann@check');

  expect(children(played.state)).toEqual([[null, 'emil', 'ended']]);
  const again = { action: 'ChildEnded', actor: '00000000-0000-0000-0000-000000000000', child: child.id, outcome: 'agreed' } as const;
  played.expectRefusal('TaskProcessed', (each) => each.perform(again));
  played.expectRefusal('ActionNotOffered', (each) => each.perform({ ...again, actor: 'emil' }));
});

test('one child per row or per person as its initiator, and the parent continues after the last', () => {
  const byRow = testFlow(flow(rows), { rows: { items: ['r1', 'r2'] } }).start('emil');
  expect(children(byRow.state)).toEqual([
    ['r1', 'emil', 'running'],
    ['r2', 'emil', 'running'],
  ]);
  byRow.endChild('sub', 'submitted', 'r2').expectOpen().endChild('sub', 'submitted', 'r1').expectOpen('ann@check');

  const byPerson = testFlow(flow(people)).start('emil');
  expect(children(byPerson.state)).toEqual([
    ['bob', 'bob', 'running'],
    ['cho', 'cho', 'running'],
  ]);
});

test('without rows it continues at once; more than 200 children and a sixth level are refused', () => {
  testFlow(flow(rows), { rows: { items: [] } })
    .start('emil')
    .expectOpen('ann@check');
  const many = Array.from({ length: 201 }, (_, index) => `r${index}`);
  testFlow(flow(rows), { rows: { items: many } }).expectRefusal('ChildrenTooMany', (each) => each.start('emil'));
  testFlow(flow(rows), { rows: { items: many.slice(1) } })
    .start('emil')
    .expectStatus('PROCESSING');

  const at = (depth: number) => testFlow(flow()).perform({ action: 'Submit', actor: 'emil', parent: { instance: 'p', depth } });
  at(4)
    .expectStatus('PROCESSING')
    .expectRefusal('CannotRecall', (each) => each.retrieve('emil'));
  expect(() => at(5)).toThrow('ChildrenTooDeep');
});

test('a sub-process that does not wait continues at once, and its children keep running', () => {
  const played = testFlow(flow({ ...people, waits: false }))
    .start('emil')
    .expectOpen('ann@check')
    .agree('ann')
    .expectStatus('COMPLETED', 'agreed');

  expect(children(played.state).map(([, , is]) => is)).toEqual(['running', 'running']);
});

test('awaited children are released when the activity is closed', () => {
  const cancelled = testFlow(flow(people)).start('emil').endChild('sub', 'agreed', 'bob').cancel('emil').expectStatus('CANCELED');

  expect(children(cancelled.state).map(([, , is]) => is)).toEqual(['ended', 'released']);
});

test('a child that cannot be started is an exception while the others keep running, and a retry starts it again', () => {
  const played = testFlow(flow(people)).start('emil').failChild('sub', '標題必填', 'bob').expectStatus('EXCEPTION');
  expect(Object.values(played.state.tokens)[0]?.failure).toMatchObject({ cause: 'child', class: 'business', detail: '標題必填' });

  played.endChild('sub', 'agreed', 'cho').expectStatus('EXCEPTION').retry('root').expectStatus('PROCESSING').expectOpen();
  played.endChild('sub', 'agreed', 'bob').expectOpen('ann@check');
});

test('the outcomes of the children decide the outcome, and routes may depend on it', () => {
  const asking = buildWorkflow(
    [start(), subprocess('sub', 'child', people), exclusive('x'), approve('again', ['ann']), end()],
    ['start > sub > x', { from: 'x', to: 'again', condition: 'c' }, { from: 'x', to: 'end', default: true }, 'again > end'],
  );
  const asked = testFlow(asking, { conditions: { c: true } })
    .start('emil')
    .endChild('sub', 'terminated')
    .endChild('sub');
  asked.expectOpen('ann@again');

  testFlow(flow(people)).start('emil').endChild('sub', 'disagreed').endChild('sub').expectOpen('ann@check');
  const straight = buildWorkflow([start(), subprocess('sub', 'child'), end()], ['start > sub > end']);
  testFlow(straight).start('emil').endChild('sub', 'disagreed').expectStatus('COMPLETED', 'disagreed');
});

const asked = (settings: Settings) =>
  buildWorkflow(
    [start(), approve('first', ['ann']), subprocess('sub', 'child', settings), approve('check', ['bob']), end()],
    ['start > first > sub > check > end'],
  );

test.each([
  ['are running', people],
  ['are not awaited', { ...people, waits: false }],
] as const)('a vote that led to children is not retrieved while they %s', (_how, settings) => {
  testFlow(flow(settings))
    .start('emil')
    .expectRefusal('CannotRecall', (each) => each.retrieve('emil'));
  testFlow(asked(settings))
    .start('emil')
    .agree('ann')
    .expectRefusal('CannotRecall', (each) => each.retrieveVote('ann', 'first'));
});

test('children that have ended are not started a second time', () => {
  testFlow(flow())
    .start('emil')
    .endChild('sub')
    .expectRefusal('CannotRecall', (each) => each.retrieve('emil'));
  testFlow(asked({ waits: false }))
    .start('emil')
    .agree('ann')
    .endChild('sub')
    .expectRefusal('CannotRecall', (each) => each.retrieveVote('ann', 'first'));
});
