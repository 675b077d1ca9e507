import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rejectWorkItem, workitemAction } from '@inkstone/api';
import { emptyPatch, fullPermission } from '@inkstone/schema';
import { approve, buildWorkflow, end, handle, join, split, start, exclusive } from '@inkstone/testing/workflow-builder';
import { loadForm, loadModel } from '../../apps/index.ts';
import { loadRecord, writeRecord } from '../../records/index.ts';
import { replayCheck } from '../replay/replay-check.ts';
import { createWorkflowServer, type WorkflowServer } from '../../../testing/workflow-server.ts';

type Settings = NonNullable<Parameters<typeof approve>[2]>;

/** The people asked at an activity with these settings, or the result of the submit. */
const desks: readonly (readonly [name: string, settings: Settings, asked: readonly string[] | string])[] = [
  ['named users', { participants: [{ kind: 'users', users: ['gm', 'head'] }] }, ['gm', 'head']],
  ['department members', { participants: [{ kind: 'department', department: 'operations' }] }, ['head']],
  [
    'department members with children',
    { participants: [{ kind: 'department', department: 'operations', recursive: true }], whenInitiator: 'skip' },
    ['deputy', 'head', 'manager'],
  ],
  ['manager of a department', { participants: [{ kind: 'department-manager', department: 'it' }] }, ['tech']],
  ['role members', { participants: [{ kind: 'role', role: 'finance' }] }, ['finance1', 'finance2']],
  [
    'role members in the department of the initiator',
    {
      participants: [
        { kind: 'role', role: 'finance', withinInitiatorDepartment: true },
        { kind: 'users', users: ['gm'] },
      ],
    },
    ['gm'],
  ],
  ['the initiator', { participants: [{ kind: 'initiator' }], whenInitiator: 'allow' }, ['employee']],
  ["the initiator's manager at level 2", { participants: [{ kind: 'initiator-manager', level: 2 }] }, ['head']],
  ['the chain up to level 3', { participants: [{ kind: 'initiator-manager', level: 3, chain: true }] }, ['gm', 'head', 'manager']],
  ['the owner', { participants: [{ kind: 'owner' }], whenInitiator: 'allow' }, ['employee']],
  ["the owner's manager", { participants: [{ kind: 'owner-manager' }] }, ['manager']],
  ['a control', { participants: [{ kind: 'control', control: 'helper' }] }, ['deputy']],
  ['sources united', { participants: [{ kind: 'owner-manager' }, { kind: 'users', users: ['manager', 'gm'] }] }, ['gm', 'manager']],
  ['the initiator goes to their manager', { participants: [{ kind: 'users', users: ['employee', 'gm'] }] }, ['gm', 'manager']],
  ['the initiator left out', { participants: [{ kind: 'users', users: ['employee', 'gm'] }], whenInitiator: 'skip' }, ['gm']],
  ['nobody: administrators', { participants: [] }, ['admin']],
  ['nobody: managers', { participants: [], whenNobody: [{ kind: 'managers' }] }, ['manager']],
  ['nobody: named users', { participants: [], whenNobody: [{ kind: 'users', users: ['head'] }] }, ['head']],
  ['nobody: skip', { participants: [], whenNobody: [{ kind: 'skip' }] }, 'COMPLETED submitted'],
  ['nobody: fail', { participants: [], whenNobody: [{ kind: 'fail' }] }, 'COMPLETED disagreed'],
  ['nobody: refuse the submit', { participants: [], whenNobody: [{ kind: 'refuse' }] }, 'NobodyResolved'],
  ['nobody: exception, which refuses a first submit', { participants: [], whenNobody: [{ kind: 'exception' }] }, 'NobodyResolved'],
];
/** A source that exists and yields nobody. */
const nobody: Settings['participants'] = [{ kind: 'role', role: 'finance', withinInitiatorDepartment: true }];
const codeOf = (index: number): string => `desk_${index}`;

const hidden = { others: { e: false, v: true }, controls: { amount: { e: false, v: false } } };
const flows = {
  handlers: buildWorkflow(
    [
      start(),
      approve('first', ['gm', 'head']),
      handle('then', [], { participants: [{ kind: 'activity-handlers', activity: 'first' }] }),
      end(),
    ],
    ['start > first > then > end'],
  ),
  route: buildWorkflow(
    [start(), approve('first', ['gm'], { whenFailed: { kind: 'route' } }), handle('repair', ['head']), end()],
    ['start > first > end', { from: 'first', to: 'repair', outcome: 'disagree' }, 'repair > end'],
  ),
  back: buildWorkflow(
    [start(), approve('first', ['gm']), approve('second', ['head'], { whenFailed: { kind: 'back', activity: 'first' } }), end()],
    ['start > first > second > end'],
  ),
  joined: buildWorkflow(
    [
      start(),
      split('s'),
      approve('left', ['gm'], { whenFailedInBranch: 'join' }),
      approve('right', ['head']),
      join('j', 's'),
      exclusive('x'),
      handle('rework', ['tech']),
      end(),
    ],
    [
      'start > s > left > j > x',
      's > right > j',
      { from: 'x', to: 'rework', condition: "outcomes('s') has 'disagreed'" },
      { from: 'x', to: 'end', default: true },
      'rework > end',
    ],
  ),
  guarded: buildWorkflow(
    [
      start(),
      approve('one', ['gm'], { permission: hidden }),
      approve('two', ['head']),
      approve('three', ['tech'], { resubmit: 'choose' }),
      end(),
    ],
    ['start > one > two > three > end'],
  ),
  earlier: buildWorkflow(
    [start(), approve('one', ['gm']), approve('two', ['gm', 'head'], { policy: { kind: 'all' } }), end()],
    ['start > one > two > end'],
  ),
  anew: reentered({ onReentry: 'anew' }),
  kept: reentered({}),
};

/** The first activity goes to the person in a field, the second sends back through the flow. */
function reentered(settings: Settings) {
  return buildWorkflow(
    [
      start(),
      approve('one', [], { participants: [{ kind: 'control', control: 'helper' }], dataGuard: false, ...settings }),
      approve('two', ['gm'], { resubmit: 'through' }),
      end(),
    ],
    ['start > one > two > end'],
  );
}

let at: WorkflowServer;
beforeAll(async () => {
  at = await createWorkflowServer();
  const definitions = desks.map(([, settings], index) => ({
    ...buildWorkflow(
      [start(), approve('desk', [], { ...settings, participants: settings.participants?.length ? settings.participants : nobody }), end()],
      ['start > desk > end'],
    ),
    code: codeOf(index),
  }));
  await at.scene.publish(...definitions, ...Object.entries(flows).map(([code, definition]) => ({ ...definition, code })));
});
afterAll(() => at.close());

const asked = async (instance: string): Promise<string> =>
  Object.entries(await at.scene.openAt(instance))
    .map(([activity, accounts]) => `${activity}: ${accounts.join(' ')}`)
    .join(', ');
const vote = async (account: string, instance: string, action: 'Agree' | 'DisAgree' = 'Agree') =>
  (await at.as(account)).call(workitemAction, { workItemId: await at.scene.itemOf(account, instance), action, opinion: action });
const reject = async (account: string, instance: string, resubmit?: 'direct' | 'through') =>
  (await at.as(account)).call(rejectWorkItem, {
    workItemId: await at.scene.itemOf(account, instance),
    activityCodes: ['start'],
    opinion: 'again',
    resubmit,
  });
/** The initiator submits the returned form, with other values. */
async function resubmit(instance: string, values: Record<string, unknown> = {}): Promise<void> {
  const itemId = await at.scene.itemOf('employee', instance);
  const { row } = await at.scene.load(instance);
  await at.scene.command('employee', async (context) => {
    const model = await loadModel(context.trx, 'ticket');
    const record = await loadRecord(context.trx, model, row.record_id, { lock: true });
    await writeRecord(context, {
      model,
      form: await loadForm(context.trx, 'ticket'),
      record,
      patch: { ...emptyPatch, values: values as never },
      baseVersion: record!.version,
      permission: fullPermission,
      validation: 'full',
      recompute: 'changed',
    });
  });
  await at.scene.act('employee', instance, { action: 'Submit', itemId });
}

test.each(desks.map(([name, , expected], index) => [name, index, expected] as const))('%s', async (_name, index, expected) => {
  const submitted = at.scene.start('employee', codeOf(index), { helper: 'deputy' });

  if (typeof expected !== 'string') return expect(await at.scene.openAt(await submitted)).toEqual({ desk: expected });
  if (!expected.startsWith('COMPLETED')) return expect(submitted).rejects.toMatchObject({ code: expected });
  const { state } = await at.scene.load(await submitted);
  return expect(`${state.status} ${state.outcome}`).toBe(expected);
});

test('the handlers of an earlier activity are the people who acted there', async () => {
  const instance = await at.scene.start('employee', 'handlers');

  await vote('head', instance);

  expect(await asked(instance)).toBe('then: head');
});

describe('a failed vote', () => {
  test('takes its route', async () => {
    const instance = await at.scene.start('employee', 'route');

    await vote('gm', instance, 'DisAgree');

    expect(await asked(instance)).toBe('repair: head');
  });

  test('goes back to an activity', async () => {
    const instance = await at.scene.start('employee', 'back');
    await vote('gm', instance);

    await vote('head', instance, 'DisAgree');

    expect(await asked(instance)).toBe('first: gm');
  });

  test('is passed to the join, where a condition reads the outcomes', async () => {
    const instance = await at.scene.start('employee', 'joined');

    await vote('gm', instance, 'DisAgree');
    expect(await asked(instance)).toBe('right: head');
    await vote('head', instance);

    expect(await asked(instance)).toBe('rework: tech');
  });
});

describe('a returned form', () => {
  async function returned(resubmitting: 'direct' | 'through'): Promise<string> {
    const instance = await at.scene.start('employee', 'guarded', { amount: 1 });
    await vote('gm', instance);
    await vote('head', instance);
    await reject('tech', instance, resubmitting);
    return instance;
  }

  test('returns directly, or runs through the flow again, as the sender chose', async () => {
    const [direct, through] = [await returned('direct'), await returned('through')];

    await resubmit(direct);
    await resubmit(through);

    expect([await asked(direct), await asked(through)]).toEqual(['three: tech', 'one: gm']);
  });

  test('starts again at the earliest skipped activity that showed a changed field', async () => {
    const [seenByAll, seenLater] = [await returned('direct'), await returned('direct')];

    await resubmit(seenByAll, { title: 'other' });
    await resubmit(seenLater, { amount: 2 });

    expect([await asked(seenByAll), await asked(seenLater)]).toEqual(['one: gm', 'two: head']);
    expect((await replayCheck(at.server.db, seenLater)).problems).toEqual([]);
  });

  test.each([
    ['goes to its former handlers', 'kept', 'one: deputy'],
    ['finds its people again where that is set', 'anew', 'one: budget'],
  ])('%s', async (_name, flow, expected) => {
    const instance = await at.scene.start('employee', flow, { helper: 'deputy' });
    await vote('deputy', instance);
    await reject('gm', instance);

    await resubmit(instance, { helper: { id: at.scene.actor('budget').id, name: '', unitType: 3 } });

    expect(await asked(instance)).toBe(expected);
  });
});

test('an approver of the previous activity agrees automatically; after a change they are asked', async () => {
  const instance = await at.scene.start('employee', 'earlier');

  await vote('gm', instance);

  expect(await asked(instance)).toBe('two: head');
});
