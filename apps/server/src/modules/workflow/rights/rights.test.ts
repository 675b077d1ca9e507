import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fullPermission, readPermission, type FormPermission } from '@inkstone/schema';
import { approve, buildWorkflow, circulate, end, start } from '@inkstone/testing/workflow-builder';
import type { TestDatabase } from '../../../testing/test-database.ts';
import { rightsAt } from './rights.ts';
import { createOrganizedDatabase } from '../../../testing/organized-database.ts';
import { WorkflowScene } from '../../../testing/workflow-scene.ts';

/** Each sees two of the three fields: the manager edits the amount, the head does not see the title. */
const managerSees: FormPermission = {
  others: { e: false, v: false },
  controls: { title: { e: false, v: true, r: false }, amount: { e: true, v: true, r: true } },
};
const headSees: FormPermission = { others: { e: false, v: false }, controls: { amount: { e: false, v: true, r: false } } };

let database: TestDatabase;
let scene: WorkflowScene;
let instance: string;
beforeAll(async () => {
  database = await createOrganizedDatabase();
  scene = await WorkflowScene.over(database);
  await scene.publish({
    ...buildWorkflow(
      [
        start(),
        circulate('tell', ['deputy']),
        approve('manager', ['manager'], { permission: managerSees }),
        approve('head', ['head', 'manager'], { permission: headSees, policy: { kind: 'all' }, whenAgreedEarlier: 'ask' }),
        end(),
      ],
      ['start > tell > manager > head > end'],
    ),
    code: 'flow',
  });
  instance = await scene.start('employee', 'flow');
});
afterAll(() => database.close());

const rights = async (account: string, workItemId?: string) => rightsAt(await scene.load(instance), scene.actor(account), { workItemId });
const actionsOf = async (account: string) => (await rights(account)).actions.map(({ action }) => action);

/** The interventions of administrators in a running instance. */
const interventions = ['AdjustParticipant', 'changeNextNodeUser', 'ActivateActivity', 'EditOwner', 'FinishInstance', 'Cancel', 'Delete'];

describe('rights at an instance', () => {
  test('are those of the activity for the holder of its task', async () => {
    expect((await rights('manager')).permission).toEqual(managerSees);
    expect(await actionsOf('manager')).toEqual([
      'Save',
      'Agree',
      'DisAgree',
      'Reject',
      'Forward',
      'PreAddSign',
      'Assist',
      'Consult',
      'Circulate',
    ]);
  });

  test('are read-only for the initiator, recipients of copies and administrators', async () => {
    expect((await rights('employee')).permission.others).toEqual({ e: false, v: true });
    expect(await actionsOf('employee')).toEqual(['Retrieve', 'Cancel']);
    expect((await rights('deputy')).permission.others.e).toBe(false);
    expect(await actionsOf('deputy')).toEqual(['Read']);
    expect((await rights('admin')).permission).toEqual(readPermission);
    expect(await actionsOf('admin')).toEqual(interventions);
  });

  test('are none for others, or at somebody else’s task', async () => {
    await expect(rights('gm')).rejects.toMatchObject({ code: 'not-allowed' });
    await expect(rights('employee', await scene.itemOf('manager', instance))).rejects.toMatchObject({ code: 'NotHandler' });
    await expect(rights('employee', 'x')).rejects.toMatchObject({ code: 'ItemUnknown' });
  });

  test("let an administrator read somebody else's task but not act on it", async () => {
    const { permission, actions } = await rights('admin', await scene.itemOf('manager', instance));

    expect(permission).toEqual(readPermission);
    expect(actions.map(({ action }) => action)).toEqual(interventions);
  });

  test('of a past participant are the union of their tasks, read-only', async () => {
    await scene.act('manager', instance, { action: 'Agree', itemId: await scene.itemOf('manager', instance) });
    expect((await rights('manager')).permission).toEqual(headSees);
    await scene.act('manager', instance, { action: 'Agree', itemId: await scene.itemOf('manager', instance) });

    const { permission, actions } = await rights('manager');

    expect(permission).toEqual({
      others: { e: false, v: false },
      controls: { title: { e: false, v: true, r: false }, amount: { e: false, v: true, r: false } },
    });
    // Nobody has acted since, so the submission can be retrieved.
    expect(actions.map(({ action }) => action)).toEqual(['Retrieve']);
  });

  test('of a draft let only its initiator edit', async () => {
    const draft = await scene.load(await scene.draft('employee', 'flow'));

    const own = rightsAt(draft, scene.actor('employee'));

    expect(own.permission).toEqual(fullPermission);
    expect(own.actions.map(({ action }) => action)).toEqual(['Save', 'Submit', 'Delete']);
    expect(() => rightsAt(draft, scene.actor('manager'))).toThrow('not-allowed');
    expect(rightsAt(draft, scene.actor('admin'))).toMatchObject({ permission: readPermission, actions: [] });
  });
});
