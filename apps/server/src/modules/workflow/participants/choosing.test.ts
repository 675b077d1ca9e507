import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formSubmit, getParticipants, getParticipantsInfo, workitemAction } from '@inkstone/api';
import { emptyPatch } from '@inkstone/schema';
import { approve, buildWorkflow, end, exclusive, start } from '@inkstone/testing/workflow-builder';
import { formsModule } from '../../forms/index.ts';
import { createWorkflowServer, type WorkflowServer } from '../../../testing/workflow-server.ts';
import { replayCheck } from '../replay/replay-check.ts';

let at: WorkflowServer;
beforeAll(async () => {
  at = await createWorkflowServer({ modules: [formsModule] });
  await at.scene.publish(
    {
      ...buildWorkflow(
        [
          start(),
          approve('manager', ['manager']),
          exclusive('by_amount'),
          approve('reviewers', [], {
            name: '覆核',
            participants: [{ kind: 'chosen', scope: [{ kind: 'role', role: 'finance' }] }],
            order: 'sequential',
            policy: { kind: 'all' },
          }),
          approve('board', [], { participants: [{ kind: 'chosen', multiple: false }] }),
          end(),
        ],
        [
          'start > manager > by_amount',
          { from: 'by_amount', to: 'board', condition: 'amount > 100' },
          { from: 'by_amount', to: 'reviewers', default: true },
          'reviewers > end',
          'board > end',
        ],
      ),
      code: 'choosing',
    },
    {
      ...buildWorkflow(
        [
          start(),
          exclusive('by_amount'),
          approve('board', [], { participants: [{ kind: 'chosen', by: 'initiator' }] }),
          approve('gm', ['gm']),
          end(),
        ],
        [
          'start > by_amount',
          { from: 'by_amount', to: 'board', condition: 'amount > 100' },
          { from: 'by_amount', to: 'gm', default: true },
          'board > gm > end',
        ],
      ),
      code: 'by_initiator',
    },
    {
      ...buildWorkflow(
        [
          start(),
          approve('named', [], { participants: [{ kind: 'formula', formula: 'helper' }] }),
          approve('unit', [], { participants: [{ kind: 'formula', formula: 'createdDeptId' }] }),
          approve('account', [], { participants: [{ kind: 'formula', formula: "if(amount > 1, 'head', 'nobody')" }] }),
          end(),
        ],
        ['start > named > unit > account > end'],
      ),
      code: 'by_formula',
    },
  );
});
afterAll(() => at.close());

const idOf = (account: string): string => at.scene.actor(account).id;
const started = async (amount = 1) => {
  const instance = await at.scene.start('employee', 'choosing', { amount });
  return { instance, task: await at.scene.itemOf('manager', instance) };
};

describe('the people a handler may choose', () => {
  test('are returned for the next activity, within its scope', async () => {
    const manager = await at.as('manager');
    const { task } = await started();

    const choices = await manager.call(getParticipantsInfo, { schemaCode: 'ticket', workItemId: task });

    expect(choices).toMatchObject([{ activityCode: 'reviewers', activityName: '覆核', multiple: true, chosen: [] }]);
    expect(choices[0]?.people?.map(({ id }) => id).sort()).toEqual([idOf('finance1'), idOf('finance2')].sort());
    expect(choices[0]?.people?.every(({ departmentName }) => departmentName !== null)).toBe(true);
  });

  test('depend on the record, and are everybody without a restriction', async () => {
    const manager = await at.as('manager');
    const { task } = await started(101);

    expect(await manager.call(getParticipantsInfo, { schemaCode: 'ticket', workItemId: task })).toMatchObject([
      { activityCode: 'board', multiple: false, people: null },
    ]);
  });

  test('may be requested by activity', async () => {
    const manager = await at.as('manager');
    const { task } = await started();

    const choices = await manager.call(getParticipantsInfo, {
      schemaCode: 'ticket',
      workItemId: task,
      activityCodes: ['board', 'manager'],
    });

    expect(choices.map(({ activityCode }) => activityCode)).toEqual(['board']);
  });

  test('are refused to others', async () => {
    const { task } = await started();

    expect((await (await at.as('gm')).refused(getParticipantsInfo, { schemaCode: 'ticket', workItemId: task })).code).toBe('NotHandler');
    expect(await (await at.as('admin')).call(getParticipantsInfo, { schemaCode: 'ticket', workItemId: task })).toEqual([]);
    expect((await at.server.stranger.send(getParticipantsInfo, { schemaCode: 'ticket', workItemId: task })).status).toBe(401);
  });
});

describe('agreeing without a choice', () => {
  test('is refused with a request in both languages, and changes nothing', async () => {
    const manager = await at.as('manager');
    const { instance, task } = await started();

    const refusal = await manager.refused(workitemAction, { workItemId: task, action: 'Agree' }, { locale: 'zh' });

    expect(refusal).toMatchObject({ status: 422, code: 'NextNobodySelected', errmsg: '「覆核」尚未選擇處理人，仍要提交嗎？' });
    expect(refusal.params).toMatchObject({ activityCodes: 'reviewers' });
    expect(await at.scene.openAt(instance)).toEqual({ manager: ['manager'] });
  });

  test('continues with the people chosen then, one after another', async () => {
    const manager = await at.as('manager');
    const { instance, task } = await started();

    await manager.call(workitemAction, { workItemId: task, action: 'Agree', chosen: { reviewers: [idOf('finance2'), idOf('finance1')] } });

    expect(await at.scene.openAt(instance)).toEqual({ reviewers: ['finance2'] });
    const people = async () => (await manager.call(getParticipants, { workflowInstanceId: instance }, { locale: 'zh' }))[0]?.people;
    expect(await people()).toMatchObject([
      { name: '蔡佩君', state: 'open', vote: null, reason: '由上一節點的處理人選擇' },
      { name: '吳靜怡', state: 'waiting' },
    ]);
    const finance2 = await at.as('finance2');
    await finance2.call(workitemAction, { workItemId: await at.scene.itemOf('finance2', instance), action: 'Agree' });
    expect(await at.scene.openAt(instance)).toEqual({ reviewers: ['finance1'] });
    expect(await people()).toMatchObject([{ state: 'done', vote: 'agreed' }, { state: 'open' }]);
    expect((await replayCheck(at.server.db, instance)).problems).toEqual([]);
  });

  test('continues without anybody when that is confirmed', async () => {
    const manager = await at.as('manager');
    const { instance, task } = await started();

    await manager.call(workitemAction, { workItemId: task, action: 'Agree', confirm: true });

    expect(await at.scene.openAt(instance)).toEqual({ reviewers: ['admin'] });
  });

  test('refuses people outside the scope, too many people, and unknown people', async () => {
    const manager = await at.as('manager');
    const { task } = await started();
    const large = await started(101);
    const agree = (workItemId: string, chosen: Record<string, string[]>) =>
      manager.refused(workitemAction, { workItemId, action: 'Agree', chosen });

    expect((await agree(task, { reviewers: [idOf('gm')] })).code).toBe('ChosenOutsideScope');
    expect((await agree(task, { reviewers: ['x'] })).code).toBe('ChosenOutsideScope');
    expect((await agree(task, { ghost: [idOf('gm')] })).code).toBe('ChoiceNotOffered');
    expect((await agree(large.task, { board: [idOf('gm'), idOf('head')] })).code).toBe('ChosenTooMany');
  });
});

test("the initiator's choices are requested again when the form is returned, with the previous choices", async () => {
  const employee = await at.as('employee');
  const draft = await at.scene.draft('employee', 'by_initiator', { amount: 101 });
  await at.scene.act('employee', draft, { action: 'Submit', chosen: { board: [idOf('head')] } });
  const reject = { itemId: await at.scene.itemOf('head', draft), targets: ['start'], opinion: '補件' };
  await at.scene.act('head', draft, { action: 'Reject', ...reject });
  const workItemId = await at.scene.itemOf('employee', draft);

  const choices = await employee.call(getParticipantsInfo, { schemaCode: 'ticket', workItemId });
  expect(choices).toMatchObject([{ activityCode: 'board', chosen: [{ id: idOf('head') }] }]);

  await employee.call(formSubmit, {
    schemaCode: 'ticket',
    workItemId,
    baseVersion: 1,
    patch: emptyPatch,
    chosen: { board: [idOf('deputy')] },
  });
  expect(await at.scene.openAt(draft)).toEqual({ board: ['deputy'] });
});

test("the initiator's choices are requested even where the current form does not lead there", async () => {
  const employee = await at.as('employee');
  const instance = await at.scene.start('employee', 'by_initiator', { amount: 1 });
  const reject = { itemId: await at.scene.itemOf('gm', instance), targets: ['start'], opinion: '補件' };
  await at.scene.act('gm', instance, { action: 'Reject', ...reject });

  const choices = await employee.call(getParticipantsInfo, {
    schemaCode: 'ticket',
    workItemId: await at.scene.itemOf('employee', instance),
  });

  expect(choices).toMatchObject([{ activityCode: 'board', chosen: [] }]);
});

test('a formula names people by a control, a department or an account', async () => {
  const instance = await at.scene.start('employee', 'by_formula', { amount: 2, helper: 'gm' });
  const agree = async (account: string) =>
    (await at.as(account)).call(workitemAction, { workItemId: await at.scene.itemOf(account, instance), action: 'Agree' });

  expect(await at.scene.openAt(instance)).toEqual({ named: ['gm'] });
  await agree('gm');
  expect((await at.scene.openAt(instance))['unit']).toEqual(expect.arrayContaining(['deputy']));
  await agree('deputy');
  expect(await at.scene.openAt(instance)).toEqual({ account: ['head'] });
});

test('a formula that names unknown people is an exception with that cause', async () => {
  const instance = await at.scene.start('employee', 'by_formula', { amount: 1, helper: 'gm' });
  const agree = async (account: string) =>
    (await at.as(account)).call(workitemAction, { workItemId: await at.scene.itemOf(account, instance), action: 'Agree' });

  await agree('gm');

  expect(await agree('deputy')).toMatchObject({ instanceStatus: 'EXCEPTION' });
});
