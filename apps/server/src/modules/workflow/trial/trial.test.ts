import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  checkWorkflowDefinition,
  createWorkflowAdmin,
  getWorkflowVersion,
  listMigrations,
  listWorkflows,
  simulateWorkflow,
} from '@inkstone/api';
import type { ParticipantSource, WorkflowDefinition } from '@inkstone/schema';
import { tangledWorkflow } from '@inkstone/testing/tangled-workflow';
import { approve, buildWorkflow, end, exclusive, start } from '@inkstone/testing/workflow-builder';
import type { WorkflowScene } from '../../../testing/workflow-scene.ts';
import { createWorkflowServer, type WorkflowServer } from '../../../testing/workflow-server.ts';
import { definitionDetails } from './definition-details.ts';

let at: WorkflowServer;
let scene: WorkflowScene;
const definition = {
  ...buildWorkflow(
    [
      start(),
      approve('boss', [], { participants: [{ kind: 'initiator-manager', level: 1 }] }),
      exclusive('large'),
      approve('head', ['head']),
      end(),
    ],
    [
      'start > boss > large',
      { from: 'large', to: 'head', condition: 'amount > 1000' },
      { from: 'large', to: 'end', default: true },
      'head > end',
    ],
  ),
  code: 'buying',
};
beforeAll(async () => {
  at = await createWorkflowServer();
  scene = at.scene;
  await scene.publish(definition);
  await scene.database.db.updateTable('people').set({ is_app_admin: true }).where('account', '=', 'deputy').execute();
});
afterAll(() => at.close());

const idOf = (account: string) => scene.actor(account).id;
const trial = (amount: number) => ({
  workflowCode: 'buying',
  initiatorId: idOf('employee'),
  patch: { values: { title: 'chairs', amount }, rows: {} },
});
const stored = async () =>
  Promise.all(
    (['instances', 'work_items', 'outbox'] as const).map(
      async (table) =>
        (
          await scene.database.db
            .selectFrom(table)
            .select(({ fn }) => fn.countAll().as('n'))
            .executeTakeFirstOrThrow()
        ).n,
    ),
  );

test('a trial runs like the real workflow, over the real organisation, and stores nothing', async () => {
  const admin = await at.as('admin');
  const before = await stored();

  const large = await admin.call(simulateWorkflow, { ...trial(5000), decisions: [{ activity: 'head', action: 'disagree' }] });
  const small = await admin.call(simulateWorkflow, trial(10), { locale: 'en' });

  expect(large).toMatchObject({ path: ['boss', 'head'], outcome: 'disagreed', message: null });
  expect(large.visits[1]).toMatchObject({
    activityCode: 'boss',
    people: [{ id: idOf('manager'), vote: 'agreed', reason: "The initiator's manager" }],
  });
  expect(small).toMatchObject({ path: ['boss'], outcome: 'agreed', routes: ['start_boss', 'boss_large', 'large_end'] });
  expect(await stored()).toEqual(before);
  const real = await scene.start('employee', 'buying', { amount: 5000 });
  expect(await scene.openAt(real)).toEqual({ boss: ['manager'] });
});

test('only maintainers of the workflow may run trials; inactive people start nothing', async () => {
  const tech = await at.as('tech');
  expect(await tech.refused(simulateWorkflow, trial(10))).toMatchObject({ status: 403, code: 'NotAdministrator' });

  const admin = await at.as('admin');
  await admin.call(createWorkflowAdmin, { personId: idOf('tech'), scopes: [{ kind: 'workflow', code: 'buying' }] });
  const again = await at.server.signIn('tech');
  expect(await again.call(simulateWorkflow, trial(10))).toMatchObject({ outcome: 'agreed' });
  expect(await again.call(checkWorkflowDefinition, { workflowCode: 'buying' })).toMatchObject({ version: 1, findings: [] });

  const unknown = { ...trial(10), initiatorId: '0190aaaa-bbbb-7ccc-8ddd-000000000000' };
  expect(await admin.refused(simulateWorkflow, unknown)).toMatchObject({ code: 'PersonInactive' });
});

test.each([
  ['zh', ['發起人的直屬主管', '指定人員：黃志強'], '金額 大於 1000'],
  ['en', ["The initiator's manager", 'Specified people: 黃志強'], '金額 greater than 1000'],
] as const)('participants and conditions are returned in words, in %s', async (locale, participants, condition) => {
  const admin = await at.as('admin');

  const { details } = await admin.call(checkWorkflowDefinition, { workflowCode: 'buying' }, { locale });

  expect(details).toEqual({
    activities: [
      { code: 'boss', participants: [participants[0]] },
      { code: 'head', participants: [participants[1]] },
    ],
    routes: [{ code: 'large_head', condition }],
  });
});

test('every source of participants is said in words; unknown names and unreadable formulas are shown as written', async () => {
  const sources: ParticipantSource[] = [
    { kind: 'users', users: ['MANAGER', 'nobody_there'] },
    { kind: 'department', department: 'sales', recursive: true },
    { kind: 'department-manager', department: 'gone' },
    { kind: 'role', role: 'finance', withinInitiatorDepartment: true },
    { kind: 'control', control: 'helper' },
    { kind: 'activity-handlers', activity: 'boss' },
    { kind: 'formula', formula: 'if(amount >= 5 and not creater belongs to "sales", owner, creater)' },
    { kind: 'formula', formula: 'amount >' },
    { kind: 'chosen', by: 'initiator', multiple: true, scope: [{ kind: 'role', role: 'finance', withinInitiatorDepartment: false }] },
  ];
  const draft = {
    ...definition,
    schemaCode: 'ticket',
    activities: definition.activities.map((activity) => (activity.code === 'head' ? { ...activity, participants: sources } : activity)),
  } as WorkflowDefinition;

  const { activities } = await definitionDetails(scene.database.db, draft, 'zh');

  expect(activities.find(({ code }) => code === 'head')!.participants).toEqual([
    '指定人員：陳大文、nobody_there',
    '部門「業務部」的成員：含下級部門',
    '部門「gone」的主管',
    '角色「財務覆核」：發起人部門之內',
    '表單欄位「協辦人」',
    '「boss」的處理人',
    '依公式決定：if(金額 大於等於 5 且 非 建立人 屬於 "sales", 擁有者, 建立人)',
    '依公式決定：amount >',
    '由發起人選擇：角色「財務覆核」',
  ]);
});

test('application administrators maintain every workflow definition, and do not intervene in instances', async () => {
  const deputy = await at.as('deputy');
  const workflow = { workflowCode: 'buying' };

  expect((await deputy.call(listWorkflows, { appCode: 'desk' })).items.map(({ workflowCode }) => workflowCode)).toEqual(['buying']);
  expect((await deputy.call(listWorkflows, { appCode: 'elsewhere' })).items).toEqual([]);
  expect((await deputy.call(checkWorkflowDefinition, workflow)).findings).toEqual([]);
  expect((await deputy.call(simulateWorkflow, trial(10))).outcome).toBe('agreed');
  expect(await deputy.call(getWorkflowVersion, workflow)).toMatchObject({ mayMigrate: false });
  expect(await deputy.refused(listMigrations, workflow)).toMatchObject({ status: 403 });
  expect(await (await at.as('admin')).call(getWorkflowVersion, workflow)).toMatchObject({ mayMigrate: true });
});

test('issues of the published version are returned with it and counted in the list, until a version without them is published', async () => {
  const admin = await at.as('admin');
  const listed = async () =>
    (await admin.call(listWorkflows, { keyword: 'wide' })).items.map(({ version, warnings }) => [version, warnings]);

  const { warnings } = await scene.publish({ ...tangledWorkflow('manager'), code: 'wide' });
  expect(warnings).toHaveLength(1);
  expect(await listed()).toEqual([[1, 1]]);
  expect((await admin.call(checkWorkflowDefinition, { workflowCode: 'wide' })).findings).toMatchObject([
    { code: 'NotProved', severity: 'warning', place: { kind: 'activity', code: 'next' } },
  ]);

  await scene.publish({ ...definition, code: 'wide' });
  expect(await listed()).toEqual([[2, 0]]);
});

describe('people of a workflow', () => {
  type Source = Extract<Parameters<typeof approve>[2], object>['participants'];
  const ask = (participants: NonNullable<Source>) =>
    buildWorkflow([start(), approve('ask', [], { participants }), end()], ['start > ask > end']);
  const publish = (participants: NonNullable<Source>) => scene.publish({ ...ask(participants), code: 'asking', name: 'asking' });

  test.each<[string, NonNullable<Source>[number], string]>([
    ['a person', { kind: 'users', users: ['nobody'] }, '「ask」的處理人設定指向不存在的「nobody」'],
    ['a department', { kind: 'department', department: 'nowhere' }, '「ask」的處理人設定指向不存在的「nowhere」'],
    ['the manager of a department', { kind: 'department-manager', department: 'nowhere' }, '「ask」的處理人設定指向不存在的「nowhere」'],
    ['a role', { kind: 'role', role: 'nothing' }, '「ask」的處理人設定指向不存在的「nothing」'],
    ['whoever may be chosen', { kind: 'chosen', scope: [{ kind: 'role', role: 'nothing' }] }, '「ask」的處理人設定指向不存在的「nothing」'],
    ['a control', { kind: 'control', control: 'amount' }, '「ask」的處理人取自控制項「amount」，但它不是人員或部門欄位'],
  ])('%s that is invalid is refused when publishing', async (_name, source, message) => {
    await expect(publish([source])).rejects.toMatchObject({
      code: 'app-invalid',
      extra: { issues: [{ message: `流程「asking」：${message}` }] },
    });
  });

  test('an account in other letter case, a department, a role and a control of people are valid names', async () => {
    const { warnings } = await publish([
      { kind: 'users', users: ['MANAGER', idOf('head')] },
      { kind: 'department', department: 'sales' },
      { kind: 'role', role: 'finance' },
      { kind: 'control', control: 'helper' },
    ]);

    expect(warnings).toEqual([]);
  });

  test('a person who has left may still be named, with a warning: when publishing, and for the published version', async () => {
    const admin = await at.as('admin');
    const left = [{ kind: 'users' as const, users: ['budget', 'manager'] }];
    await scene.database.db.updateTable('people').set({ active: false }).where('account', '=', 'budget').execute();
    const message = '「ask」的處理人「budget」已停用，視為不在；請改選其他人';

    const { warnings } = await publish(left);

    expect(warnings).toMatchObject([{ message: `流程「asking」：${message}` }]);
    const { findings } = await admin.call(checkWorkflowDefinition, { workflowCode: 'asking' }, { locale: 'zh' });
    expect(findings).toMatchObject([{ code: 'ParticipantInactive', severity: 'warning', message }]);
    expect((await admin.call(listWorkflows, { keyword: 'asking' })).items).toMatchObject([{ warnings: 1 }]);
  });
});
