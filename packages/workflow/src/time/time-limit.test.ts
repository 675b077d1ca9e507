import { expect, test } from 'vitest';
import type { Activity } from '@inkstone/schema';
import { testFlow, type TestFlow } from '@inkstone/testing/test-flow';
import { approve, buildWorkflow, end, handle, start, type RouteSpec } from '@inkstone/testing/workflow-builder';

type Settings = NonNullable<Parameters<typeof approve>[2]>;
type Limit = NonNullable<Settings['timeLimit']>;

const twoHours = { kind: 'after' as const, span: { amount: 2, unit: 'hour' as const } };
const limited = (limit: Partial<Limit>, settings: Settings = {}, routes: readonly RouteSpec[] = []) =>
  buildWorkflow(
    [
      start(),
      approve('check', ['ann', 'bob'], { policy: { kind: 'all' }, timeLimit: { due: twoHours, ...limit }, ...settings }),
      handle('tell', ['dan']),
      end(),
    ],
    ['start > check > tell > end', ...routes],
  );
const play = (limit: Partial<Limit>, settings?: Settings, routes?: readonly RouteSpec[]): TestFlow =>
  testFlow(limited(limit, settings, routes), { managers: { ann: 'cho', bob: 'cho' } }).start('emil');

const steps = (flow: TestFlow) => flow.events.flatMap((event) => (event.type === 'timer-fired' ? [event.step ?? event.timer.purpose] : []));

test('an activity is due after its time; nothing else happens by default', () => {
  const flow = play({});

  expect(Object.values(flow.state.visits).find(({ activity }) => activity === 'check')?.dueAt).toBe('2026-01-05T03:00:00.000Z');
  expect(steps(flow.fireNext())).toEqual(['nothing']);
  flow.expectOpen('ann@check', 'bob@check').agree('ann').agree('bob').expectOpen('dan@tell');
});

test('reminders fire before and after the due time, once each; those in the past are left out', () => {
  const span = (amount: number) => ({ amount, unit: 'minute' as const });
  const flow = play({
    reminders: [
      { side: 'before', span: span(30) },
      { side: 'after', span: span(30) },
      { side: 'before', span: span(600) },
    ],
  });

  expect(flow.timers().map(({ at, purpose }) => `${at.slice(11, 16)} ${purpose}`)).toEqual([
    '02:30 remind',
    '03:00 expire',
    '03:30 remind',
  ]);
  expect(steps(flow.fireNext().fireNext().fireNext())).toEqual(['remind', 'nothing', 'remind']);
  expect(flow.timers()).toEqual([]);
});

test('no timer is pending once everybody has voted', () => {
  expect(play({}).agree('ann').agree('bob').timers()).toEqual([]);
});

test('being late can count as agreed or as disagreed', () => {
  const agreed = play({ final: { kind: 'agree' } })
    .agree('ann')
    .fireNext()
    .expectOpen('dan@tell');
  expect(Object.values(agreed.state.slots).map(({ vote, state }) => `${vote} ${state}`)).toEqual([
    'submitted done',
    'agreed done',
    'null cancelled',
    'null open',
  ]);
  play({ final: { kind: 'disagree' } })
    .agree('ann')
    .fireNext()
    .expectStatus('COMPLETED', 'disagreed');
  const route: RouteSpec = { from: 'check', to: 'tell', outcome: 'disagree' };
  play({ final: { kind: 'disagree' } }, { whenFailed: { kind: 'route' } }, [route])
    .fireNext()
    .expectOpen('dan@tell');
});

test.each([
  { opinion: { agree: 'required' } },
  { signature: { agree: 'required' } },
  { upload: { agree: 'required' } },
] satisfies Settings[])('it never agrees automatically where more than a vote is required: %o', (settings) => {
  const flow = play({ final: { kind: 'agree' } }, settings)
    .fireNext()
    .expectOpen('ann@check', 'bob@check');
  expect(steps(flow)).toEqual(['nothing']);
});

test('managers join or replace people who are late; each manager is asked once', () => {
  play({ final: { kind: 'manager', how: 'add' } })
    .fireNext()
    .expectOpen('ann@check', 'bob@check', 'cho@check')
    .agree('ann')
    .agree('bob')
    .agree('cho')
    .expectOpen('dan@tell');
  play({ final: { kind: 'manager', how: 'replace' } })
    .agree('bob')
    .fireNext()
    .expectOpen('cho@check')
    .agree('cho')
    .expectOpen('dan@tell');
});

test('the initiator is not asked as a manager in their own instance', () => {
  const flow = testFlow(limited({ final: { kind: 'manager', how: 'replace' } }), { managers: { ann: 'emil', bob: 'emil' } }).start('emil');

  flow.fireNext().expectOpen('ann@check', 'bob@check');
});

test('an expired limit can go back or take the timeout route', () => {
  play({ final: { kind: 'back', activity: 'start' } })
    .fireNext()
    .expectOpen('emil@start')
    .submit('emil')
    .expectOpen('ann@check', 'bob@check');
  play({ final: { kind: 'route' } }, {}, [{ from: 'check', to: 'end', outcome: 'timeout' }])
    .fireNext()
    .expectStatus('COMPLETED', 'submitted');
});

test('a new round has its own due time', () => {
  const flow = play({ final: { kind: 'back', activity: 'start' } })
    .fireNext()
    .wait(60)
    .submit('emil');
  expect(flow.timers().map(({ purpose }) => purpose)).toEqual(['expire']);
});

test('an empty date field sets no limit', () => {
  expect(play({ due: { kind: 'until', control: 'never' } }).timers()).toEqual([]);
});

test('an activity without a limit and an ended instance have no timers', () => {
  const { activities } = limited({});
  expect(activities.filter((activity: Activity) => 'timeLimit' in activity && activity.timeLimit).map(({ code }) => code)).toEqual([
    'check',
  ]);
  expect(play({}).cancel('emil').timers()).toEqual([]);
});

const dueAt = (flow: TestFlow) =>
  Object.values(flow.state.visits)
    .find(({ activity }) => activity === 'check')
    ?.dueAt?.slice(11, 16);

test('the clock is held while all people asked wait for others, and timers are postponed by that time', () => {
  const flow = play({ reminders: [{ side: 'before', span: { amount: 30, unit: 'minute' } }] })
    .agree('bob')
    .assist('ann', 'cy');
  const [timer] = flow.timers();

  flow.wait(600).expectRefusal('TaskProcessed', (each) => each.fire(timer!.id));
  flow.submit('cy').expectOpen('ann@check');

  expect(dueAt(flow)).toBe('13:01');
  expect(flow.timers().map(({ at }) => at.slice(11, 16))).toEqual(['12:31', '13:01']);
});

test('the clock keeps running while somebody else is asked, or where the limit defines it', () => {
  const beside = play({}).assist('ann', 'cy').wait(60).submit('cy');
  const running = play({ runsWhileWaiting: true }).agree('bob').assist('ann', 'cy').wait(60).submit('cy');

  expect([dueAt(beside), dueAt(running)]).toEqual(['03:00', '03:00']);
});

test('involvements end when the time limit expires', () => {
  play({ runsWhileWaiting: true, final: { kind: 'disagree' } })
    .agree('bob')
    .assist('ann', 'cy')
    .fireNext()
    .expectOpen()
    .expectStatus('COMPLETED', 'disagreed');
});

test('involving others does not avoid the final step while the clock is running', () => {
  const limit = { runsWhileWaiting: true, final: { kind: 'manager', how: 'replace' } } as const;
  const flow = play(limit).agree('bob').assist('ann', 'cy').fireNext();

  expect(steps(flow)).toEqual(['manager-instead']);
  flow.expectOpen('cho@check').agree('cho').expectOpen('dan@tell');
  play({ ...limit, final: { kind: 'manager', how: 'add' } })
    .agree('bob')
    .assist('ann', 'cy')
    .fireNext()
    .expectOpen('cho@check', 'cy@check')
    .submit('cy')
    .agree('ann')
    .agree('cho')
    .expectOpen('dan@tell');
});
